// Reason: fences are CodeBlock (plugins/code-blocks), and a native `details` works before scripts do.
import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '@site/src/components/CodeBlock';

export default {...MDXComponents, CodeBlock, details: 'details', Details: 'details'};
