// Reason: nothing is highlighted in the browser (plugins/code-blocks), so no grammar is loaded there.
export default function prismIncludeLanguages(): void {}
