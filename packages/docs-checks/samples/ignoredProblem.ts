import type {IgnoredField} from '@toolhive-docs/api-spec';
import {didYouMean} from '@toolhive-docs/cli-spec';

/** Says that the server drops a field of a body without a message, which the API document permits. */
export const ignoredProblem = ({path, name, known}: IgnoredField): string =>
  `${path} is a field that the server ignores; ${didYouMean(name, known)}`;
