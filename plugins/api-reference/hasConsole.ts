import {createSandbox} from '@toolhive-docs/api-sandbox';
import type {ApiSpec} from '@toolhive-docs/api-spec';

/** Whether the page offers consoles: only for an API whose every operation the sandbox can answer. */
export function hasConsole(spec: ApiSpec): boolean {
  try {
    createSandbox({spec, registries: {}});
    return true;
  } catch {
    return false;
  }
}
