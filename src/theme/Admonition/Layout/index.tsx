// Reason: the title says what the icon shows, so programs that read a page aloud pass over the icon.
import AdmonitionLayout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';

export default function Layout(props: Props): ReactNode {
  return <AdmonitionLayout {...props} icon={<span aria-hidden="true">{props.icon}</span>} />;
}
