import {didYouMean} from '@toolhive-docs/cli-spec';
import type {Facts} from '../facts/types';
import {versionProblem} from './versionProblem';

const REFERENCE =
  /^(?<name>[\w.-]+(?::\d+)?(?:\/[\w.-]+)*)(?::(?<tag>[\w.-]+|<[A-Z_]+>|\*))?(?:@sha256:\w+)?$/;

/**
 * Checks an image reference: ToolHive's own images and charts and their tags, images of the registry, and reviewed ones.
 * @returns what is wrong and which name is near, or undefined when the image is known.
 */
export function imageProblem(reference: string, facts: Facts): string | undefined {
  const {name, tag} = REFERENCE.exec(reference.replace(/^docker\.io\//, ''))?.groups ?? {};
  if (name === undefined) return `"${reference}" is not an image reference`;
  const {operator, runner} = facts.charts.images;
  if (name === operator.repository || name === runner.repository) {
    return tag === undefined || tag === 'latest' || tag.startsWith('<')
      ? undefined
      : versionProblem(tag, facts);
  }
  const chart = facts.charts.charts.find(({address}) => address === `oci://${name}`);
  if (chart)
    return tag === undefined || tag === chart.version
      ? undefined
      : `${chart.name} is ${chart.version} in this release, not ${tag}`;
  if (name.startsWith('toolhivelocal/') || name in facts.reviewed.images || reference.includes('<'))
    return undefined;
  const images = Object.values(facts.registry.servers).map(({image}) => image);
  const known = images.find((image) => image === reference || withoutTag(image) === name);
  if (known === undefined) {
    return `unknown image ${reference}; ${didYouMean(
      name,
      [...new Set(images.map(withoutTag))].filter(
        (image) => image.split('/')[0] === name.split('/')[0],
      ),
    )} A made-up or foreign image goes into reviewed/names.yaml under images`;
  }
  return tag === undefined || known === `${name}:${tag}`
    ? undefined
    : `the registry has ${known}, not ${reference}`;
}

/** `mcp/fetch:latest` → `mcp/fetch`. */
function withoutTag(image: string): string {
  return image.replace(/:[\w.-]+$/, '');
}
