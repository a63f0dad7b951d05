import {addressValue, apiPathValue, chartValue, portValue, requestValue} from './addressValues';
import {commandValue} from './commandValue';
import {environmentValue} from './environmentValue';
import {foreignPathValue, toolhivePathValue} from './fileValues';
import {flagValue} from './flagValue';
import {
  apiVersionValue,
  helmValue,
  imageValue,
  resourceFieldValue,
  settingValue,
} from './specFieldValues';
import type {ValueKind} from './types';

/** The kinds of values that inline code can hold; the first that matches checks it. */
export const valueKinds: readonly ValueKind[] = [
  commandValue,
  flagValue,
  environmentValue,
  requestValue,
  apiPathValue,
  chartValue,
  addressValue,
  portValue,
  toolhivePathValue,
  foreignPathValue,
  helmValue,
  resourceFieldValue,
  settingValue,
  apiVersionValue,
  imageValue,
];
