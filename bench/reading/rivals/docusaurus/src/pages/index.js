import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import CodeBlock from '@theme/CodeBlock';

const SESSION = `# Find a server in the registry
thv search fetch
# Start it in a container
thv run fetch
# Let your editor know about it
thv config register-client vscode
# See what is running
thv list`;

const TASKS = [
  [
    '/toolhive/guides-cli/run-mcp-servers',
    'Run a server',
    'From the registry, from an image, or straight from a Python, Node or Go package.',
  ],
  [
    '/toolhive/guides-cli/client-configuration',
    'Connect your AI client',
    'Have VS Code, Cursor, Claude Code, Cline or Roo Code set up for you, or copy one address.',
  ],
  [
    '/toolhive/guides-cli/secrets-management',
    'Keep tokens out of files',
    'Store a secret once, encrypted, and hand it to the servers that need it.',
  ],
  [
    '/toolhive/guides-cli/custom-permissions',
    'Limit what a server reaches',
    'Say which folders it may read or write and whether it may use the network.',
  ],
  [
    '/toolhive/guides-k8s/deploy-operator-helm',
    'Run servers in Kubernetes',
    'Install the operator with Helm, then describe each server as a resource.',
  ],
  [
    '/toolhive/guides-cli/api-server',
    'Drive it from a program',
    'Start, stop and list servers over a local HTTP API.',
  ],
];

const STATIONS = [
  ['AI client', 'Your editor or agent. It holds an address, never a token.'],
  [
    'ToolHive proxy',
    'One per server, on this machine. It can check who asks and keep a record of every call.',
  ],
  [
    'Container',
    'The MCP server, without Linux capabilities, with the mounts and variables you gave it.',
  ],
];

export default function Home() {
  return (
    <Layout
      title="Simple and secure AI tools"
      description="ToolHive runs MCP servers in containers with the least access they need."
    >
      <header className="hero">
        <div className="container">
          <h1 className="hero__title">Simple and secure AI tools</h1>
          <p className="hero__subtitle">
            ToolHive runs Model Context Protocol servers, the programs that give AI assistants their
            tools. Each one gets a container of its own, sees only the folders and secrets that you
            hand it, and your editor gets an address to connect to.
          </p>
          <p>
            <Link className="button button--primary" to="/toolhive/quickstart">
              Run your first server
            </Link>{' '}
            <Link className="button button--secondary" to="/toolhive/guides-cli/install">
              Install thv
            </Link>
          </p>
          <p>
            For Linux, macOS and Windows, with Docker or Podman. On a cluster? Start with the{' '}
            <Link to="/toolhive/guides-k8s/intro">Kubernetes operator</Link>.
          </p>
          <CodeBlock language="bash">{SESSION}</CodeBlock>
        </div>
      </header>
      <main className="container">
        <h2>What do you want to do?</h2>
        <div className="row">
          {TASKS.map(([to, title, text]) => (
            <div key={to} className="col col--4 margin-bottom--lg">
              <h3>
                <Link to={to}>{title}</Link>
              </h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <h2>Between an assistant and your machine</h2>
        <ol>
          {STATIONS.map(([name, text]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p>
          <Link to="/toolhive/">How the parts fit together</Link>{' '}
          <Link to="/toolhive/concepts/mcp-primer">What the Model Context Protocol is</Link>
        </p>
      </main>
    </Layout>
  );
}
