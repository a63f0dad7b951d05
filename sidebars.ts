import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {fileURLToPath} from 'node:url';
import {loadCliSpec} from '@toolhive-docs/cli-spec';
import {cliSidebarItems} from './plugins/cli-reference/cliSidebarItems';

const cliSpec = loadCliSpec(fileURLToPath(new URL('./specs/thv-cli.yaml', import.meta.url)));

/** The one sidebar that all pages share (spec §2), in the order in which a reader needs them. */
const sidebars: SidebarsConfig = {
  docs: [
    {type: 'doc', id: 'toolhive/index', label: 'Introduction'},
    {type: 'doc', id: 'toolhive/quickstart', label: 'Quickstart'},
    {
      type: 'category',
      label: 'Concepts',
      collapsed: false,
      items: ['toolhive/concepts/mcp-primer', 'toolhive/concepts/registry-criteria'],
    },
    {
      type: 'category',
      label: 'Command-line guides',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/toolhive/guides-cli',
        title: 'Command-line guides',
        description: 'Run, connect, and manage MCP servers on your machine with the ToolHive CLI.',
      },
      items: [
        'toolhive/guides-cli/install',
        'toolhive/guides-cli/run-mcp-servers',
        'toolhive/guides-cli/manage-mcp-servers',
        'toolhive/guides-cli/client-configuration',
        'toolhive/guides-cli/ask-these-docs',
        'toolhive/guides-cli/registry',
        'toolhive/guides-cli/secrets-management',
        'toolhive/guides-cli/custom-permissions',
        'toolhive/guides-cli/secure-servers',
        'toolhive/guides-cli/observe-servers',
        'toolhive/guides-cli/api-server',
        'toolhive/guides-cli/api-browser',
      ],
    },
    {
      type: 'category',
      label: 'Kubernetes guides',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/toolhive/guides-k8s',
        title: 'Kubernetes guides',
        description:
          'Run MCP servers in a cluster with the ToolHive operator and the MCPServer resource.',
      },
      items: [
        'toolhive/guides-k8s/intro',
        'toolhive/guides-k8s/deploy-operator-helm',
        'toolhive/guides-k8s/run-mcp-k8s',
        'toolhive/guides-k8s/require-oidc',
      ],
    },
    {
      type: 'category',
      label: 'Tutorials',
      collapsed: false,
      items: ['toolhive/tutorials/toolhive-operator'],
    },
    {
      type: 'category',
      label: 'Reference',
      collapsed: false,
      items: [
        'toolhive/reference/configuration',
        'toolhive/reference/client-compatibility',
        'toolhive/reference/mcpserver',
        'toolhive/reference/api-endpoints',
        'toolhive/reference/changes',
        'toolhive/reference/errors',
        {
          type: 'link',
          label: 'API reference',
          href: '/toolhive/reference/api',
          key: 'api-reference',
        },
        {
          type: 'category',
          label: 'Command reference',
          link: {
            type: 'generated-index',
            slug: '/toolhive/reference/cli/',
            title: 'Command reference',
            description:
              'Every thv command with its arguments, flags, output, exit codes, and caveats.',
          },
          items: cliSidebarItems(cliSpec),
        },
      ],
    },
  ],
};

export default sidebars;
