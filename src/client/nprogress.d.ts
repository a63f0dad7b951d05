declare module 'nprogress' {
  interface Settings {
    /** Least part of the bar that is filled, from 0 to 1. */
    readonly minimum: number;
    /** Milliseconds of a movement. */
    readonly speed: number;
    /** Most that the bar creeps on at a time, from 0 to 1. */
    readonly trickleRate: number;
    /** Milliseconds from one such step to the next. */
    readonly trickleSpeed: number;
    readonly showSpinner: boolean;
    /** Markup of the bar. */
    readonly template: string;
    /** Which element of the markup grows. */
    readonly barSelector: string;
  }
  const nprogress: {
    configure(settings: Partial<Settings>): void;
    start(): void;
    done(): void;
  };
  export default nprogress;
}
