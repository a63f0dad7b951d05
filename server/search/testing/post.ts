/** A response of the search API, as far as tests look at it. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly message?: string;
    readonly status?: number;
    readonly results?: readonly {
      readonly hits: readonly {readonly objectID: string; readonly url: string}[];
      readonly nbHits: number;
      readonly queryID?: string;
      readonly query: string;
      readonly index: string;
    }[];
  };
}

/** Posts a body as browsers do: JSON that says it is text. */
export async function post(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'text/plain', ...headers},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as ApiResponse['body'],
  };
}

/** An event that is right. */
export const click = (queryID?: string) => ({
  eventType: 'click',
  eventName: 'Item Selected',
  index: 'docs',
  objectIDs: ['a'],
  userToken: 'anonymous-1',
  ...(queryID !== undefined && {queryID, positions: [1]}),
});
