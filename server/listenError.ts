/** The server could not take its address. The message says what to change. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
  /** True when this machine does not have the address at all. */
  readonly isMissingAddress: boolean;

  constructor(host: string, port: number, cause: NodeJS.ErrnoException) {
    super(explain(host, port, cause), {cause});
    this.isMissingAddress = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND'].includes(
      cause.code ?? '',
    );
  }
}

function explain(host: string, port: number, cause: NodeJS.ErrnoException): string {
  switch (cause.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use by another program. Stop that program, or set the variable PORT to a free port: PORT=${port === 65535 ? 3000 : port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} needs administrator rights. Set the variable PORT to a port above 1023: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Set the variable HOST to one it has, such as localhost or 0.0.0.0.`;
    default:
      return `The server cannot listen on ${host}, port ${port}: ${cause.message}`;
  }
}
