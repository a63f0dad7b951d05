declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the reader lets sites note what they do: Global Privacy Control and the older Do Not Track say when not. */
export const mayCount = (): boolean =>
  !navigator.globalPrivacyControl && navigator.doNotTrack !== '1';
