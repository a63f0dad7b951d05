/** A problem in the words of a reader who has it, and the one to three sections that solve it. */
interface Problem {
  readonly problem: string;
  /** Links as MDX, from the folder of the page of errors; an anchor alone is a section of that page. */
  readonly see: readonly string[];
}

/** The index of the page of errors, the most frequent problem first. `check:docs` and the build check its links. */
export const PROBLEMS: readonly Problem[] = [
  {
    problem: "The client can't connect: connection refused, 404, or no response",
    see: [
      '[Configure AI clients](../guides-cli/client-configuration.mdx#when-it-fails)',
      '[Check the health](../guides-cli/manage-mcp-servers.mdx#health)',
      'in Kubernetes, [Errors when a client connects](#run-mcp-k8s-errors-connect)',
    ],
  },
  {
    problem: 'The client connects, but gets 401 or 403',
    see: [
      '[Require authentication and authorize tool calls](../guides-cli/secure-servers.mdx#when-it-fails)',
      'in Kubernetes, [Errors when a client connects](#run-mcp-k8s-errors-connect)',
    ],
  },
  {
    problem: 'The client shows no server or no tools',
    see: [
      '[Configure AI clients](../guides-cli/client-configuration.mdx#when-it-fails)',
      '[Create a missing client configuration file](../guides-cli/client-configuration.mdx#create-file)',
    ],
  },
  {
    problem: '`thv` fails at once: command not found, no container runtime, or permission denied',
    see: [
      '[Install the thv CLI](../guides-cli/install.mdx#when-it-fails)',
      '[Connect to Docker or Podman](../guides-cli/install.mdx#runtime)',
    ],
  },
  {
    problem: "The server doesn't start, stops again, or its port is in use",
    see: [
      '[Run MCP servers](../guides-cli/run-mcp-servers.mdx#when-it-fails)',
      "[The proxy's log](../guides-cli/manage-mcp-servers.mdx#proxy-logs)",
      '[Set custom permissions](#custom-permissions)',
    ],
  },
  {
    problem: "An image can't be pulled",
    see: [
      '[Run MCP servers](../guides-cli/run-mcp-servers.mdx#when-it-fails)',
      '[Find MCP servers in the registry](#registry)',
      'in Kubernetes, [Errors when a server starts](#run-mcp-k8s-errors-start)',
    ],
  },
  {
    problem: 'A secret is missing, or the password is wrong',
    see: [
      '[Manage secrets](../guides-cli/secrets-management.mdx#troubleshooting)',
      'in Kubernetes, [Use secrets](../guides-k8s/run-mcp-k8s.mdx#secrets)',
    ],
  },
  {
    problem: "A pod isn't ready, or an `MCPServer` stays `Pending` or `Failed`",
    see: [
      '[Errors when a server starts](#run-mcp-k8s-errors-start)',
      '[Install the operator with Helm](../guides-k8s/deploy-operator-helm.mdx#troubleshooting)',
    ],
  },
  {
    problem: 'The API responds 400, 404, or 500',
    see: [
      '[Use the local HTTP API](../guides-cli/api-server.mdx#troubleshooting)',
      '[HTTP API endpoints and behavior](./api-endpoints.mdx#status-codes)',
    ],
  },
  {
    problem: 'It worked before a reboot or an upgrade',
    see: [
      '[After a reboot](../guides-cli/manage-mcp-servers.mdx#after-reboot)',
      '[Upgrade the CLI](../guides-cli/install.mdx#upgrade)',
      '[Upgrade the operator](../guides-k8s/deploy-operator-helm.mdx#upgrade)',
    ],
  },
];
