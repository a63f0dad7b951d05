import {createSandbox} from '@toolhive-docs/api-sandbox';
import {
  type ApiSpec,
  commonResponses,
  join,
  listOperations,
  type OperationView,
  resolve,
  type SecurityScheme,
} from '@toolhive-docs/api-spec';
import {createAnchors} from './anchors';
import {loadMarkdown, optionalMarkdown} from './markdown';
import type {
  ApiModel,
  Fact,
  GroupModel,
  NamedSchemaModel,
  SecuritySchemeModel,
  ServerModel,
  TypePart,
} from './model';
import {operationModel, type PageParts, responseModel} from './operationModel';
import {schemaViews} from './schema/schemaViews';
import {usedBy} from './usedBy';

/** How deep named schemas are spelled out inside operations: everything in a small file, the first level in a large one. */
const DEPTH = {small: 6, large: 1, largeFrom: 60};

/** A model, and the ids that its page has. */
export interface BuiltModel {
  readonly model: ApiModel;
  readonly anchors: readonly string[];
}

/**
 * Makes everything the page shows out of a checked specification (packages/api-spec).
 * @throws Error when a reference leads nowhere; a checked document has none of those.
 */
export async function buildModel(spec: ApiSpec): Promise<BuiltModel> {
  await loadMarkdown();
  const anchors = createAnchors();
  for (const part of ownParts(spec)) anchors.unique(part);
  const operations = listOperations(spec);
  const named = Object.keys(spec.components?.schemas ?? {});
  // Addresses that people keep are given first, so that nothing else can take them.
  const operationIds = new Map(operations.map(({id}) => [id, anchors.unique(id)]));
  const schemaIds = new Map(named.map((name) => [name, anchors.unique(`schema.${name}`)]));
  const operationId = (id: string): string => operationIds.get(id) ?? id;
  const hrefOf = (name: string): string => `#${schemaIds.get(name) ?? ''}`;

  const depth = operations.length < DEPTH.largeFrom ? DEPTH.small : DEPTH.large;
  const parts: PageParts = {
    spec,
    anchors,
    operationId,
    view: schemaViews({spec, anchors, hrefOf, depth}),
  };
  const groups: GroupModel[] = [];
  for (const {title, description, members} of grouped(spec, operations)) {
    const id = anchors.unique(`tag.${title}`);
    const models = [];
    // One after the other, so that ids come in the order of the page.
    for (const view of members) models.push(await operationModel(parts, view));
    groups.push({
      id,
      title: capital(title),
      description: optionalMarkdown(description),
      operations: models,
    });
  }

  const users = usedBy(spec, operations, {
    operation: (id) => `#${operationId(id)}`,
    schema: hrefOf,
  });
  // Every named schema is on this page, so here one links to the other.
  const viewNamed = schemaViews({spec, anchors, hrefOf, depth: 0});
  const schemas = named.map((name): NamedSchemaModel => {
    const id = schemaIds.get(name) ?? name;
    const written = spec.components?.schemas?.[name];
    const title = typeof written === 'object' ? (written.title ?? name) : name;
    return {
      id,
      name,
      title,
      schema: viewNamed(join('#/components/schemas', name), id),
      usedBy: users.get(name) ?? [],
    };
  });

  const common = [];
  for (const response of commonResponses(spec))
    common.push(await responseModel(parts, response, 'common'));
  const {info} = spec;
  const model: ApiModel = {
    title: info.title,
    version: info.version,
    summary: info.summary,
    description: optionalMarkdown(info.description),
    about: aboutLinks(spec),
    release: spec['x-release'],
    console: hasConsole(spec),
    servers: (spec.servers ?? []).map(serverModel),
    security: Object.entries(spec.components?.securitySchemes ?? {}).map(([name, scheme]) =>
      securityModel(name, resolve(spec, scheme), anchors.unique(`security.${name}`)),
    ),
    groups,
    common,
    schemas,
  };
  return {model, anchors: anchors.all()};
}

/** Ids of the page's own parts. */
function ownParts(spec: ApiSpec): string[] {
  return [
    'overview',
    'api-operations',
    ...(hasConsole(spec) ? ['try'] : []),
    ...(spec.components?.securitySchemes ? ['security'] : []),
    ...(spec['x-common-responses'] ? ['common'] : []),
    ...(Object.keys(spec.components?.schemas ?? {}).length ? ['schemas'] : []),
  ];
}

interface Group {
  readonly title: string;
  readonly description?: string;
  readonly members: OperationView[];
}

/** Operations by their first tag, in the order of the file's tags; those of webhooks at the end. */
function grouped(spec: ApiSpec, operations: readonly OperationView[]): Group[] {
  const groups = new Map<string, Group>(
    (spec.tags ?? []).map(({name, description}) => [name, {title: name, description, members: []}]),
  );
  const group = (title: string): Group => {
    const known = groups.get(title) ?? {title, members: []};
    groups.set(title, known);
    return known;
  };
  for (const view of operations)
    if (view.source === 'path') group(view.tags[0] ?? 'Other operations').members.push(view);
  const webhooks = operations.filter(({source}) => source === 'webhook');
  const all = [...groups.values()];
  if (webhooks.length)
    all.push({
      title: 'Webhooks',
      description: 'Requests that the server sends to you.',
      members: webhooks,
    });
  return all.filter(({members}) => members.length);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function aboutLinks({info, externalDocs}: ApiSpec): TypePart[] {
  const {license, contact, termsOfService} = info;
  const spdx = license?.identifier && `https://spdx.org/licenses/${license.identifier}.html`;
  const mail = contact?.email && `mailto:${contact.email}`;
  return [
    ...(license ? [{text: `License: ${license.name}`, href: license.url ?? spdx}] : []),
    ...(contact
      ? [
          {
            text: `Contact: ${contact.name ?? contact.email ?? contact.url}`,
            href: contact.url ?? mail,
          },
        ]
      : []),
    ...(termsOfService === undefined ? [] : [{text: 'Terms', href: termsOfService}]),
    ...(externalDocs
      ? [{text: externalDocs.description ?? 'More documentation', href: externalDocs.url}]
      : []),
  ];
}

function serverModel({
  url,
  description,
  variables = {},
}: NonNullable<ApiSpec['servers']>[number]): ServerModel {
  return {
    url,
    description: optionalMarkdown(description),
    variables: Object.entries(variables).map(([name, variable]) => ({
      name,
      initial: variable.default,
      allowed: variable.enum ?? [],
      description: optionalMarkdown(variable.description),
    })),
  };
}

function securityModel(name: string, scheme: SecurityScheme, id: string): SecuritySchemeModel {
  const flows = Object.entries(scheme.flows ?? {}).flatMap(([flow, urls]): Fact[] => [
    {text: `Flow ${flow}, scopes`, code: Object.keys(urls.scopes).join(', ')},
    ...fact('Authorization', urls.authorizationUrl),
    ...fact('Token', urls.tokenUrl),
    ...fact('Refresh', urls.refreshUrl),
  ]);
  return {
    id,
    name,
    kind: SECURITY_KINDS[scheme.type] ?? scheme.type,
    description: optionalMarkdown(scheme.description),
    facts: [
      ...(scheme.in === undefined ? [] : fact(`In the ${scheme.in}`, scheme.name ?? name)),
      ...fact('Scheme', scheme.scheme),
      ...fact('Token format', scheme.bearerFormat),
      ...fact('Discovery', scheme.openIdConnectUrl),
      ...flows,
    ],
  };
}

/** What a scheme says, if it says it. */
function fact(text: string, code: string | undefined): Fact[] {
  return code === undefined ? [] : [{text, code}];
}

/** Kinds of security schemes (OpenAPI 3.1 §4.8.27) in words. */
const SECURITY_KINDS: Readonly<Record<string, string>> = {
  apiKey: 'API key',
  http: 'HTTP',
  mutualTLS: 'Client certificate',
  oauth2: 'OAuth 2',
  openIdConnect: 'OpenID Connect',
};

/** Whether the page offers consoles: only for an API whose every operation the sandbox can answer. */
function hasConsole(spec: ApiSpec): boolean {
  try {
    createSandbox({spec, registries: {}});
    return true;
  } catch {
    return false;
  }
}
