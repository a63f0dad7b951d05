import {userInfo} from 'node:os';

/** The user `nobody` of Debian and most others. */
const NOBODY = 65_534;

/** What starts a program without the rights of root: nothing where tests do not run as root. */
export function unprivileged(): {readonly uid?: number; readonly gid?: number} {
  return userInfo().uid === 0 ? {uid: NOBODY, gid: NOBODY} : {};
}
