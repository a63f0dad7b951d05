// On Linux every address below 127 is this machine's; elsewhere all clients are one to the server.
const isLinux = process.platform === 'linux';

/** Where the attack comes from. */
export const ATTACKER = isLinux ? '127.0.0.2' : '127.0.0.1';

let readers = 0;

/** Where the next reader comes from, one of 200: what one client may store is limited. */
export const readerAddress = (): string =>
  isLinux ? `127.0.1.${1 + (readers++ % 200)}` : '127.0.0.1';
