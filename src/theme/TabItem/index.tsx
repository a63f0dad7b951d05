// Reason: belongs to src/theme/Tabs, which reads its props and shows its children.
import type {ReactNode} from 'react';
import type {TabItemProps} from '../Tabs';

export default function TabItem({children}: TabItemProps): ReactNode {
  return children;
}
