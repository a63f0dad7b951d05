import * as z from 'zod';

const EnvironmentVariable = z.object({
  name: z.string(),
  component: z.array(z.string()),
  default: z.string().nullable().optional(),
  allowed: z.array(z.string()).optional(),
});
export const Environment = z.object({variables: z.array(EnvironmentVariable)});
export type EnvironmentVariable = z.infer<typeof EnvironmentVariable>;

const image = z.object({repository: z.string(), chartDefault: z.string(), value: z.string()});
export const Charts = z.object({
  charts: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      version: z.string(),
      appVersion: z.string(),
      namespace: z.string().nullable(),
      valuesSchema: z.string().nullable(),
    }),
  ),
  images: z.object({operator: image, runner: image}),
  ports: z.record(z.string(), z.number()),
  crd: z.object({name: z.string(), group: z.string(), version: z.string(), kind: z.string()}),
});
export type Charts = z.infer<typeof Charts>;

const perSystem = z.object({linux: z.string(), macos: z.string(), windows: z.string()});
export const Paths = z.object({
  directories: z.record(z.string(), perSystem),
  files: z.array(z.object({name: z.string(), directory: z.string()})),
  clientFiles: z.record(z.string(), perSystem),
  sockets: z.object({
    podman: z.object({unix: z.array(z.string()), windows: z.array(z.string())}),
    docker: z.object({unix: z.array(z.string()), windows: z.array(z.string())}),
  }),
  ports: z.record(
    z.string(),
    z.object({
      default: z.number().optional(),
      from: z.number().optional(),
      to: z.number().optional(),
    }),
  ),
  addresses: z.record(z.string(), z.string()),
  httpPaths: z.object({
    proxy: z.record(z.string(), z.string()),
    api: z.record(z.string(), z.string()),
    operator: z.record(z.string(), z.string()),
  }),
  cluster: z.record(z.string(), z.string()),
});
export type Paths = z.infer<typeof Paths>;

const variable = z.object({name: z.string(), secret: z.boolean().default(false)});
const Server = z
  .object({
    image: z.string(),
    transport: z.string(),
    tools: z.array(z.string()),
    env_vars: z.array(variable.catchall(z.json())),
  })
  .catchall(z.json());
export const Registry = z.object({
  version: z.string(),
  last_updated: z.string(),
  servers: z.record(z.string(), Server),
});
export type Registry = z.infer<typeof Registry>;
