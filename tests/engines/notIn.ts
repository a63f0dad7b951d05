/** Tag of tests that an engine, or what drives it, cannot pass. Each says why. */
export const notIn = (browserName: string): string => `@not-in-${browserName}`;
