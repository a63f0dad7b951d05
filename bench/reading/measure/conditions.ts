/** A machine and a network that a page is opened on. */
export interface Conditions {
  /** How many times slower than this machine the processor is. */
  readonly cpu: number;
  readonly network?: {readonly latency: number; readonly megabits: number};
}

/** A slow phone on a slow network, as Lighthouse has it. */
export const SLOW_PHONE: Conditions = {cpu: 4, network: {latency: 150, megabits: 1.6}};

/** The three under which a click is timed. */
export const NAVIGATION: Readonly<Record<string, Conditions>> = {
  '1×': {cpu: 1},
  '4×': {cpu: 4},
  '4× + slow net': SLOW_PHONE,
};
