import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
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
    title: strings.taskRun,
    text: strings.taskRunText,
  },
  {
    to: '/toolhive/guides-cli/client-configuration',
    icon: 'connect',
    title: strings.taskConnect,
    text: strings.taskConnectText,
  },
  {
    to: '/toolhive/guides-cli/secrets-management',
    icon: 'secret',
    title: strings.taskSecrets,
    text: strings.taskSecretsText,
  },
  {
    to: '/toolhive/guides-cli/custom-permissions',
    icon: 'shield',
    title: strings.taskLimit,
    text: strings.taskLimitText,
  },
  {
    to: '/toolhive/guides-k8s/deploy-operator-helm',
    icon: 'cluster',
    title: strings.taskCluster,
    text: strings.taskClusterText,
  },
  {
    to: '/toolhive/guides-cli/api-server',
    icon: 'api',
    title: strings.taskApi,
    text: strings.taskApiText,
  },
];

/** The six things readers come for, each one link. */
export function Tasks(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="tasks">
      <h2 id="tasks" className={styles.heading}>
        {strings.whatToDo}
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
