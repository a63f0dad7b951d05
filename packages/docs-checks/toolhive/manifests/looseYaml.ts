import {nearest} from '@toolhive-docs/cli-spec';
import {isObject} from '@toolhive-docs/options/isObject';
import type {Facts} from '../../facts/types';
import type {Placed} from '../../report/Finding';
import {isSet, type YamlMap} from '../../samples/yamlDocument';
import {checkManifest, isKubernetesObject, isServer} from './checkManifest';
import {CHART_VALUES, fileProblems} from './fileProblems';

/** Keys that the objects of Kubernetes begin with, in small letters. */
const OF_OBJECTS = ['apiversion', 'kind', 'metadata', 'spec', 'status'];

/** Files of settings, as messages call them, and their schemas. */
const SETTINGS = {'Helm values': CHART_VALUES, 'config.yaml': 'thv-config'} as const;

/** Checks YAML of a caller, who does not say what it is: a manifest, a part of one, or a file of settings. */
export function looseYamlProblems(value: unknown, facts: Facts): Placed[] {
  if (!isObject(value) || isKubernetesObject(value)) return checkManifest(value, facts);
  const keys = Object.keys(value);
  if (keys.some((key) => OF_OBJECTS.includes(key.toLowerCase()))) return partProblems(value, facts);
  const ofServer = fieldsAt('mcpserver', 'spec', facts).filter(
    // In config.yaml, it is a map.
    (key) => key !== 'secrets' || !isObject(value[key]),
  );
  const settings = keys.every((key) => ofServer.includes(key))
    ? undefined
    : settingsOf(keys, facts);
  if (settings !== undefined)
    return fileProblems(SETTINGS[settings], value, facts.schemas, settings);
  const field = keys.find((key) => ofServer.includes(key));
  const finding =
    field === undefined
      ? `this is no manifest, which has apiVersion and kind, and it has no value of the operator's chart for Helm (${fieldsAt(SETTINGS['Helm values'], '', facts).join(', ')}) or of config.yaml (${fieldsAt(SETTINGS['config.yaml'], '', facts).join(', ')})`
      : `${field} is a field of spec in an MCPServer; check the whole manifest: ${beginning(facts)}`;
  return [{finding, path: field === undefined ? [] : [field]}];
}

/** What is missing around a part of a manifest, and what is wrong with the part if it can be one of an MCPServer. */
function partProblems(value: YamlMap, facts: Facts): Placed[] {
  const {group, version, kind} = facts.charts.crd;
  const own = Object.fromEntries(Object.entries(value).filter(([, each]) => isSet(each)));
  const whole = {apiVersion: `${group}/${version}`, kind, metadata: {name: 'server'}, ...own};
  const missing = Object.keys(whole).filter((key) => !(key in own));
  const isOurs = isServer(own, facts) || !('apiVersion' in own || 'kind' in own);
  const absent = isOurs ? missing : missing.filter((key) => key !== 'metadata');
  const finding = `${absent.join(', ')} ${absent.length === 1 ? 'is' : 'are'} missing${isOurs ? `; ${beginning(facts)}` : ''}`;
  return [{finding, path: []}, ...(isOurs ? checkManifest(whole, facts) : [])];
}

const beginning = ({charts: {crd}}: Facts): string =>
  `an MCPServer begins with apiVersion: ${crd.group}/${crd.version}, kind: ${crd.kind}, and metadata with a name`;

/** The file of settings that has most of the keys, or one like them. */
function settingsOf(keys: readonly string[], facts: Facts): keyof typeof SETTINGS | undefined {
  const [best] = (Object.keys(SETTINGS) as (keyof typeof SETTINGS)[])
    .map((name) => {
      const known = fieldsAt(SETTINGS[name], '', facts);
      const isNear = keys.some((key) => nearest(key.slice(0, 50), known) !== undefined);
      return {name, fit: 2 * keys.filter((key) => known.includes(key)).length + Number(isNear)};
    })
    .sort((a, b) => b.fit - a.fit);
  if (best !== undefined && best.fit > 0) return best.name;
  const ofOperator = fieldsAt(SETTINGS['Helm values'], 'operator', facts);
  return keys.some((key) => ofOperator.includes(key)) ? 'Helm values' : undefined;
}

function fieldsAt(ref: string, path: string, {schemas}: Facts): string[] {
  const properties = schemas.at(ref, path)?.['properties'];
  return isObject(properties) ? Object.keys(properties) : [];
}
