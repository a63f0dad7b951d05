// Reason: fences are CodeBlock and Diagram (plugins/), and a native `details` works before scripts do.
import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {Diagram} from '@site/src/components/Diagram';
import {TaskBox} from '@site/src/components/TaskBox';

export default {
  ...MDXComponents,
  CodeBlock,
  Diagram,
  input: TaskBox,
  details: 'details',
  Details: 'details',
};
