import {userInfo} from 'node:os';

/** Command-line arguments for every Chromium we start: quiet, alone with its page, the same everywhere. */
export const browserArguments: string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--no-first-run',
  // Chromium refuses to run its sandbox as root, which is who builds in containers are.
  ...(userInfo().uid === 0 ? ['--no-sandbox'] : []),
];
