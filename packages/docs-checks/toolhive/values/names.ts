import {didYouMean, nearest} from '@toolhive-docs/cli-spec';
import type {Facts} from '../../facts/types';
import {unlisted, type Finding} from '../../report/Finding';
import {versionProblem} from './versions';

/** Checks the name of an environment variable: ToolHive's own, one of a registry entry, or a reviewed one. */
export function environmentProblem(name: string, facts: Facts): Finding | undefined {
  const known = [
    ...facts.environment.map((variable) => variable.name),
    ...facts.cli.environment.map((variable) => variable.name),
    ...Object.values(facts.registry.servers).flatMap((server) =>
      server.env_vars.map((variable) => variable.name),
    ),
  ];
  if (known.includes(name) || Object.hasOwn(facts.reviewed.environment, name)) return undefined;
  const near = didYouMean(name, known);
  return unlisted(
    `unknown environment variable ${name}; ${near.startsWith('known') ? 'ToolHive and the servers of the registry have none like it.' : near}`,
    'One of another program goes into reviewed/names.yaml under environment',
  );
}

/** Letters at the most that differ between an image and a mistyped one: names of images are long, and parts of them are often the same. */
const MISTYPED = 2;

const REFERENCE =
  /^(?<name>[\w.-]+(?::\d+)?(?:\/[\w.-]+)*)(?::(?<tag>[\w.-]+|<[A-Z_]+>|\*))?(?:@sha256:\w+)?$/;

/**
 * Checks an image reference: ToolHive's own images and charts and their tags, images of the registry, and reviewed ones.
 * @returns what is wrong and which name is near, or undefined when the image is known.
 */
export function imageProblem(reference: string, facts: Facts): Finding | undefined {
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
  if (
    name.startsWith('toolhivelocal/') ||
    Object.hasOwn(facts.reviewed.images, name) ||
    reference.includes('<')
  )
    return undefined;
  const images = Object.values(facts.registry.servers).map(({image}) => image);
  const known = images.filter((image) => withoutTag(image) === name);
  if (!known.length) {
    const near = nearest(name, images.map(withoutTag), MISTYPED);
    return unlisted(
      `unknown image ${reference}; ${near === undefined ? 'the built-in registry has none like it, so it is not checked.' : `did you mean ${near}?`}`,
      'A made-up or foreign image goes into reviewed/names.yaml under images',
    );
  }
  return tag === undefined || known.includes(`${name}:${tag}`)
    ? undefined
    : unlisted(
        `the registry has ${known.join(' and ')}; the data does not say whether there is a tag ${tag}.`,
        'Pages use the tag of the registry',
      );
}

/** `mcp/fetch:latest` → `mcp/fetch`. */
function withoutTag(image: string): string {
  return image.replace(/:[\w.-]+$/, '');
}

/** Checks the name of a server in the built-in registry. */
export function serverNameProblem(name: string, {registry, reviewed}: Facts): Finding | undefined {
  const known = Object.keys(registry.servers);
  if (known.includes(name) || Object.hasOwn(reviewed.servers, name)) return undefined;
  return unlisted(
    `the registry has no server "${name}"; ${didYouMean(name, known)}`,
    'A made-up one goes into reviewed/names.yaml under servers',
  );
}
