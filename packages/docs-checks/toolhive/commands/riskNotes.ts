import type {Invocation} from '@toolhive-docs/cli-spec';
import type {Facts} from '../../facts/types';
import type {Placed} from '../../report/Finding';
import {ownValue} from '../../samples/readOptions';
import type {ShellCommand} from '../../samples/readShell';
import {hasVariable} from '../../samples/variables';
import {adviceOn} from '../manifests/fileProblems';

/** Names of the built-in profile without a network. */
const NO_NETWORK = ['none', 'stdio'];

/** Hosts that only this machine reaches, and placeholders. */
const LOCAL = /^(localhost|127\.[\d.]+|::1|\[::1\]|<.*)$/i;

/** What a local Go package is told that the build, which copies the current directory, does not see. */
const OUTSIDE =
  'the generated image has only the current directory, so a package outside of it is missing; go to a directory that holds it, and write go://./PATH';

/** Says where a call of `thv` runs, but is less safe than it may look. */
export function riskNotes({command, flags, args}: Invocation, facts: Facts): string[] {
  const all = (name: string): readonly string[] => flags.get(name) ?? [];
  const last = (name: string): string | undefined => all(name).at(-1);
  const oidc = oidcNotes(command.path, last);
  // A socket is served instead of host and port.
  if (command.path === 'thv serve')
    return [...(last('--socket') ? [] : serveNotes(last('--host'))), ...oidc];
  if (command.path !== 'thv run') return oidc;
  const server = ownValue(facts.registry.servers, args[0] ?? '');
  const profile = last('--permission-profile') ?? '';
  const hasNetwork =
    NO_NETWORK.includes(profile) && (last('--transport') ?? server?.transport) === 'sse';
  return [
    ...(hasNetwork
      ? [`--permission-profile ${profile} does not take the network away from a server with sse`]
      : []),
    ...(server?.env_vars ?? [])
      .filter(({name, secret}) => secret && all('--env').some((set) => set.startsWith(`${name}=`)))
      .map(
        ({name}) =>
          `${name} is a secret, and values of --env are saved in plain text; store it with thv secret set, and pass it with --secret NAME,target=${name}`,
      ),
    ...(/^go:\/\/(?:\.\.)?\//.test(args[0] ?? '') ? [OUTSIDE] : []),
    ...oidc,
  ];
}

/** The local API has no TLS. */
const serveNotes = (host: string | undefined): string[] =>
  host === undefined || LOCAL.test(host) || hasVariable(host)
    ? []
    : [
        `--host ${host} opens the API to other machines, without TLS; put a reverse proxy with TLS in front, turn OIDC on, and set an audience`,
      ];

/** What ToolHive takes for an attempt to inject a command. */
const REJECTED = /[$&;|`\0]/;
const CHARACTERS =
  'ToolHive rejects the characters $ & ; | ` and NUL in paths; give a path without them';

/** What holds for the mounts of a profile holds for a volume, but a shell may expand `~`. */
export const volumeAdvice = (
  {flags}: Invocation,
  {schemas}: Facts,
  {words, literals = []}: ShellCommand,
): Placed[] =>
  (flags.get('--volume') ?? []).flatMap((volume) => {
    const mount = volume.replace(/:ro$/, '');
    if (hasVariable(mount) && !literals.some((word) => word.endsWith(volume))) return [];
    const about = (message: string): string => `--volume ${volume}: ${message}`;
    if (REJECTED.test(mount)) return [{finding: about(CHARACTERS), path: []}];
    // A shell expands it only where a word begins with it, outside of quotes.
    const isExpanded = words.includes(volume) && !literals.includes(volume);
    if (mount.startsWith('~') && isExpanded) return [];
    const path = mount.replace(/^~/, './~');
    return adviceOn('permission-profile#/$defs/Mount', path, about, schemas);
  });

/**
 * Says which flags for OIDC let in more than they seem to. An empty text counts as not set.
 *
 * @param last - The last value of a flag.
 */
function oidcNotes(command: string, last: (flag: string) => string | undefined): string[] {
  const hasIssuer = Boolean(last('--oidc-issuer'));
  if (hasIssuer || last('--oidc-jwks-url')) {
    if (last('--oidc-audience')) return [];
    // Only an issuer that is named is compared.
    const passes = hasIssuer ? 'token of the issuer' : 'token signed by a key of --oidc-jwks-url';
    return [`without --oidc-audience, any ${passes} passes; set one`];
  }
  if (!['--oidc-audience', '--oidc-client-id'].some((flag) => last(flag))) return [];
  // The others leave the check of tokens off, without an error.
  const effect = command === 'thv run' ? 'the server does not start' : 'authentication is off';
  return [`${effect} without --oidc-issuer or --oidc-jwks-url; set one of them`];
}
