import {imageFails} from './imageRules';
import type {WorkloadRecord} from './SandboxState';

export type WorkloadStatus = 'running' | 'stopped' | 'error' | 'starting';

/** A workload as the API shows it. */
export interface WorkloadView {
  readonly name: string;
  readonly package: string;
  readonly url: string;
  readonly port: number;
  readonly tool_type: 'mcp';
  readonly status: WorkloadStatus;
  readonly status_context: string;
  readonly created_at: string;
}

/** The status at a time: create and restart lead through `starting` to `running` or `error`, stop leads to `stopped`. */
export function statusOf(workload: WorkloadRecord, now: number): WorkloadStatus {
  if (workload.stoppedAt !== null) return 'stopped';
  if (now < workload.readyAt) return 'starting';
  return workload.fails ? 'error' : 'running';
}

/** What the API says about a workload at a time. */
export function workloadView(workload: WorkloadRecord, now: number): WorkloadView {
  const {name, image, port, createdAt} = workload;
  const status = statusOf(workload, now);
  return {
    name,
    package: image,
    url: `http://127.0.0.1:${port}/sse#${name}`,
    port,
    tool_type: 'mcp',
    status,
    status_context: contextOf(workload, status, now),
    created_at: new Date(createdAt).toISOString().replace(/\.\d+Z$/, 'Z'),
  };
}

function contextOf(
  {image, readyAt, stoppedAt}: WorkloadRecord,
  status: WorkloadStatus,
  now: number,
): string {
  switch (status) {
    case 'running':
      return `Up ${duration(now - readyAt)}`;
    case 'stopped':
      return `Exited (0) ${duration(now - (stoppedAt ?? now))} ago`;
    case 'starting':
      return `Pulling ${image}`;
    case 'error':
      return imageFails(image)
        ? `The image ${image} cannot be pulled`
        : 'Unsupported transport type';
  }
}

function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const steps = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
  ] as const;
  for (const [size, unit] of steps)
    if (seconds >= size) return count(Math.floor(seconds / size), unit);
  return count(seconds, 'second');
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
