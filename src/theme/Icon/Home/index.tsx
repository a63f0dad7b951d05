// Reason: its link has a name, so programs that read a page aloud pass over the icon.
import IconHome from '@theme-original/Icon/Home';
import type {Props} from '@theme/Icon/Home';
import type {ReactNode} from 'react';

export default function Home(props: Props): ReactNode {
  return <IconHome {...props} aria-hidden="true" />;
}
