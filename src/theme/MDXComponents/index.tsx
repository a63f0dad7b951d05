// Reason: fences are CodeBlock and Diagram (plugins/), wide tables scroll by keyboard, and a native `details` works before scripts do.
import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {Diagram} from '@site/src/components/Diagram';
import {ScrollTable} from '@site/src/components/ScrollTable';
import {TaskBox} from '@site/src/components/TaskBox';

export default {
  ...MDXComponents,
  CodeBlock,
  Diagram,
  input: TaskBox,
  table: ScrollTable,
  details: 'details',
  Details: 'details',
};
