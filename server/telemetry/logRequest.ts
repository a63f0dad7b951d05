import {logInfo} from '../logging';
import type {RequestObserver} from './RequestFacts';

/** Writes a line for a request. */
export const logRequest: RequestObserver = ({milliseconds, ...facts}) => {
  const rounded = Math.round(milliseconds * 10) / 10;
  logInfo(`${facts.method} ${facts.path} ${facts.status} ${rounded} ms`, {
    ...facts,
    milliseconds: rounded,
  });
};
