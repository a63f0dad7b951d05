/** Pages with what makes searches hard: compound names, flags, synonyms, near misses, tables, repeated words. */
export const PAGES: Readonly<Record<string, string>> = {
  '/guides/run': `<h1>Run MCP servers</h1><p>Start an MCP server in a container with <code>thv run</code>.</p>
    <h2 id="stop">Stop a server</h2><p>Stopping removes the running container again; its ports are closed.</p>
    <h2 id="ports">Ports and networks</h2><p>Each container has its own network. Use --target-port to choose the port.</p>
    <h3 id="host">On the host</h3><p>The host listens on port 8080, unless a proxy is in front.</p>`,
  '/guides/secrets': `<h1>Keep secrets</h1><p>Tokens are encrypted before a server sees them.</p>
    <h2 id="provider">Choose a provider</h2><p>The keyring of the system keeps each secret, or an environment variable does.</p>
    <h3 id="where">Where to find it</h3><div data-tabs="os"><div role="tablist"><button role="tab">Windows</button><button role="tab">macOS</button></div>
    <div role="tabpanel"><p>Open the control panel.</p><h4 id="vault">Vault</h4><p>Look there.</p></div><div role="tabpanel" hidden><p>Open the settings.</p></div></div>
    <ul><li>Encrypted files are the default.</li><li>None keeps nothing.</li></ul>`,
  '/reference/thv_run': `<h1>thv run</h1><p>Runs a server in a container in the background.</p>
    <h2 id="options">Options</h2><table><tr><td id="--target-port">--target-port</td><td>Port of the container</td></tr>
    <tr><td id="--permission-profile">--permission-profile</td><td>File or name of a profile</td></tr></table>`,
  '/reference/thv_secret_set': `<h1>thv secret set</h1><p>Creates or updates a secret. It's read from the standard input.</p>`,
  '/concepts/permissions': `<h1>Permission profiles</h1><p>A profile says which files and networks a server may reach.</p>
    <h2 id="network">Network isolation</h2><p>Isolated servers reach "nothing" outside, <b>never</b> &lt;script&gt; or a backslash \\.</p>`,
  '/concepts/registry': `<h1>The registry</h1><p>Registries list servers with their tools. ToolHive has one built in.</p>
    <h2 id="groups">Groups of servers</h2><p>Servers can be put into groups; a client sees the servers of its group.</p>`,
  '/install': `<h1>Install ToolHive</h1><p>Get the tool, then run a server in a container.</p>
    <h2 id="kubernetes">In Kubernetes</h2><p>The operator installs servers from a podTemplateSpec in a cluster.</p>`,
};

/** Words of these pages that mean the same. */
export const SYNONYMS = {
  groups: [
    ['kubernetes', 'k8s'],
    ['environment variable', 'env var'],
  ],
  oneWay: {credential: ['secret', 'token']},
  names: ['ToolHive'],
};
