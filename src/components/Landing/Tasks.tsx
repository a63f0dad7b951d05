import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import card from '../../theme/DocCard/styles.module.css';
import landing from './Landing.module.css';
import styles from './Tasks.module.css';

const PATHS = {
  run: 'm10.5 8.5 6 3.5-6 3.5z',
  connect: 'M9 8v3a3 3 0 0 0 6 0V8M12 14v3M10.5 6v2m3-2v2',
  secret: 'M8 12.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0m4 0h5m-2 0v2',
  shield: 'm12 6.5 4.5 1.7v3.3c0 2.8-1.9 4.6-4.5 6-2.6-1.4-4.5-3.2-4.5-6V8.2z',
  cluster: 'M12 7.5v3m0 0-3.5 3.5m3.5-3.5 3.5 3.5M7.5 16h.01M16.5 16h.01M12 6h.01',
  api: 'm10 9-3 3 3 3m4-6 3 3-3 3',
} as const;

type TaskIconName = keyof typeof PATHS;

/** A sign in a cell of the hive, our own drawings. */
function TaskIcon({name}: {name: TaskIconName}): ReactNode {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width={44}
      height={44}
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path className={styles.cell} d="m12 1.5 9.1 5.25v10.5L12 22.5l-9.1-5.25V6.75z" />
      <path className={styles.sign} d={PATHS[name]} />
    </svg>
  );
}

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
    <section className={landing.section} aria-labelledby="tasks">
      <h2 id="tasks" className={landing.heading}>
        {strings.whatToDo}
      </h2>
      <ul className={styles.list}>
        {TASKS.map(({to, icon, title, text}) => (
          <li key={to} className={`${card.card} ${styles.card}`}>
            <TaskIcon name={icon} />
            <h3 className={styles.title}>
              <Link to={to} className={card.link}>
                {title}
              </Link>
            </h3>
            <p className={landing.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
