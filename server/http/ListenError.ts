/** How someone who starts a program changes its address. */
export interface AddressAdvice {
  /** Text after "Take another port", such as `PORT=3001 npm start`. */
  readonly port: (port: number) => string;
  /** The same for another host. */
  readonly host: (host: string) => string;
  /** Who else may have the port; in words, with a comma before. */
  readonly rival?: string;
}

/** The server could not take its address. The message says what to change. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
  /** True when this machine does not have the address at all. */
  readonly isMissingAddress: boolean;

  constructor(host: string, port: number, advice: AddressAdvice, cause: NodeJS.ErrnoException) {
    super(explain(host, port, advice, cause), {cause});
    this.isMissingAddress = NO_ADDRESS.includes(cause.code ?? '');
  }
}

const NO_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND'];
const HIGHEST_PORT = 65_535;

function explain(
  host: string,
  port: number,
  advice: AddressAdvice,
  {code = '', message}: NodeJS.ErrnoException,
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use by another program${advice.rival ?? ''}. Stop it, or take another port: ${advice.port(port === HIGHEST_PORT ? 3000 : port + 1)}`;
  if (code === 'EACCES')
    return `Port ${port} needs administrator rights. Take one above 1023: ${advice.port(3000)}`;
  if (NO_ADDRESS.includes(code))
    return `This machine has no address ${host}. Take one it has: ${advice.host('127.0.0.1')}`;
  return `The server cannot listen on ${host}, port ${port}: ${message}`;
}
