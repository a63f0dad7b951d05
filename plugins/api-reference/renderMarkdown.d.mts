/** Renders CommonMark with tables as HTML. HTML inside it is left out. */
export declare const renderMarkdown: (text: string) => string;
