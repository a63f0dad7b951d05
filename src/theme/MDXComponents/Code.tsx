// Reason: fences became CodeBlock at build time, so `code` is always inline; the original would pull in the browser highlighter.
export {InlineCode as default} from '@site/src/components/InlineCode';
