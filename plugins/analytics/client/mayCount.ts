/** Whether the reader lets sites count them: the Global Privacy Control says when not (https://w3c.github.io/gpc/). */
export const mayCount = (): boolean =>
  (navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl !== true;
