/** Whether the reader's keyboard has ⌘ where others have Ctrl. */
export const isApple = (): boolean => /Mac|iP/.test(navigator.userAgent);
