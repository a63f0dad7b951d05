// Reason: pages use CodeBlock, which plugins/code-blocks writes for each fence.
import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '@site/src/components/CodeBlock';

export default {...MDXComponents, CodeBlock};
