// `lazy` demands a default export.
export {default} from '@theme-original/Mermaid';
