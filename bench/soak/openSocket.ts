import {connect, type Socket} from 'node:net';

/** A connection to this machine whose errors nobody minds: the server may have had enough of it. */
export const openSocket = (port: number): Socket =>
  connect(port, '127.0.0.1').on('error', () => {});
