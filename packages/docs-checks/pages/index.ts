import {defaultsRule} from '../prose/defaultsRule';
import {valuesRule} from '../prose/valuesRule';
import {versionsRule} from '../prose/versionsRule';
import type {PageRule} from '../rule';

/** Every rule that looks at one page at a time. */
export const pageRules: readonly PageRule[] = [valuesRule, versionsRule, defaultsRule];
