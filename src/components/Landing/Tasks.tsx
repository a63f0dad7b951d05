import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './Tasks.module.css';
import {TaskIcon, type TaskIconName} from './TaskIcon';

interface Task {
  to: string;
  icon: TaskIconName;
  title: string;
  text: string;
}

const TASKS: readonly Task[] = [
  {
    to: '/toolhive/guides-cli/run-mcp-servers',
    icon: 'run',
    title: 'Run a server',
    text: 'From the registry, from an image, or from a Python, npm, or Go package.',
  },
  {
    to: '/toolhive/guides-cli/client-configuration',
    icon: 'connect',
    title: 'Connect your AI client',
    text: 'Let ToolHive configure VS Code, Cursor, Claude Code, Cline, or Roo Code, or copy the URL.',
  },
  {
    to: '/toolhive/guides-cli/secrets-management',
    icon: 'secret',
    title: 'Keep tokens out of files',
    text: 'Store a secret once, encrypted, and pass it to the servers that need it.',
  },
  {
    to: '/toolhive/guides-cli/custom-permissions',
    icon: 'shield',
    title: 'Limit what a server reaches',
    text: 'Choose the folders that it can read or write, and run stdio servers without a network.',
  },
  {
    to: '/toolhive/guides-k8s/deploy-operator-helm',
    icon: 'cluster',
    title: 'Run servers in Kubernetes',
    text: 'Install the operator with Helm, then describe each server as a resource.',
  },
  {
    to: '/toolhive/guides-cli/api-server',
    icon: 'api',
    title: 'Automate with the HTTP API',
    text: 'Start, stop, and list servers through a local HTTP API.',
  },
];

/** The six things readers come for, each one link. */
export function Tasks(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="tasks">
      <h2 id="tasks" className={styles.heading}>
        What do you want to do?
      </h2>
      <ul className={styles.list}>
        {TASKS.map(({to, icon, title, text}) => (
          <li key={to} className={styles.card}>
            <TaskIcon name={icon} />
            <h3 className={styles.title}>
              <Link to={to} className={styles.link}>
                {title}
              </Link>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
