// Reason: the stock card shows an emoji and cuts the description off; ours shows the whole sentence.
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCard';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function DocCard({item}: Props): ReactNode {
  if (item.type === 'html')
    throw new Error(`a card needs a link or a category; got ${JSON.stringify(item)}`);
  const doc = useDocById(item.type === 'link' ? (item.docId ?? undefined) : undefined);
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const description = item.description ?? doc?.description;
  if (!href) return null;
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>
        <Link href={href} className={styles.link}>
          {item.label}
        </Link>
      </h2>
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}
