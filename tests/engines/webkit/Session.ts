/** How long a command may take, in milliseconds: an end that says which one, before a test ends for an unknown reason. */
const PATIENCE = 20_000;

/** A browser under control, by the WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
export class Session {
  private constructor(private readonly address: string) {}

  /**
   * Begins a session.
   *
   * @param driver - Address of the WebDriver, without a closing slash.
   * @param capabilities - What the browser must be (§7).
   * @throws Error when the browser does not start.
   */
  static async begin(driver: string, capabilities: object): Promise<Session> {
    const {sessionId} = await request<{sessionId: string}>('POST', `${driver}/session`, {
      capabilities: {alwaysMatch: capabilities},
    });
    return new Session(`${driver}/session/${sessionId}`);
  }

  /**
   * Sends a command (§6.4).
   *
   * @param path - Of the endpoint, behind the session, such as `/url`.
   * @throws Error with the code and the message of a command that failed.
   */
  send<Value = null>(method: 'GET' | 'POST', path: string, body?: object): Promise<Value> {
    return request(method, this.address + path, body);
  }

  /**
   * Calls a function in the page and waits for what it returns or promises (§13.2.2).
   *
   * @param run - Its source.
   * @throws Error with what it threw.
   */
  async call<Value>(run: string, ...args: readonly unknown[]): Promise<Value> {
    const script = `const args = [...arguments], done = args.pop();
      (async () => (${run})(...args))().then((value) => done({value}), (error) => done({error: String(error)}));`;
    const {value, error} = await this.send<{value: Value; error?: string}>(
      'POST',
      '/execute/async',
      {script, args},
    );
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** Ends the session and closes its windows. */
  async end(): Promise<void> {
    await request('DELETE', this.address);
  }
}

async function request<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    // The protocol wants an object also where a command has no parameters.
    ...(method === 'POST' && {body: JSON.stringify(body ?? {})}),
  }).catch((error: unknown) => {
    throw new Error(`${method} ${url}: no answer of WebKit's driver`, {cause: error});
  });
  const {value} = (await answer.json()) as {value: Value & {error: string; message: string}};
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
