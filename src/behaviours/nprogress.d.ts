declare module 'nprogress' {
  interface Settings {
    /** Markup of the bar. */
    readonly template: string;
    /** Which element of the markup grows. */
    readonly barSelector: string;
  }
  const nprogress: {configure(settings: Partial<Settings>): void};
  export default nprogress;
}
