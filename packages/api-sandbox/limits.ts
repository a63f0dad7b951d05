/** What one sandbox takes, so that no caller can make it slow or large. The real server has none of these limits. */
export const limits = {
  /** Bytes of a request body. */
  bodyBytes: 1_048_576,
  /** Levels of arrays and objects in a body. */
  bodyDepth: 64,
  /** Milliseconds a body may take to arrive. */
  bodyTime: 20_000,
  /** Workloads at a time. */
  workloads: 500,
  /** Characters of a workload's name. */
  nameLength: 128,
  /** Characters of an image reference. */
  imageLength: 512,
} as const;
