import type {Draft} from '../request/Draft';

/** One request of the tour: what it is for, what will be sent, and what to expect. */
export interface TourStep {
  readonly operationId: string;
  readonly title: string;
  /** Backticks stand around code. */
  readonly text: string;
  readonly draft: Draft;
  /** Status of the answer. */
  readonly expects: number;
  /** What the answer and the state after it mean. */
  readonly then: string;
  /** The workload that the step is about. */
  readonly workload: string;
  /** State that the workload must have before. */
  readonly needs?: string;
}

/** Steps of the tour itself; what comes after them is the side path. */
export const MAIN_STEPS = 5;

/**
 * The workload tour: create, list, stop, restart, delete; then, for those who want to see one fail, an image that cannot be pulled.
 * @param round - Rounds before this one. Each has names of its own, so that what an earlier one left is in nobody's way.
 */
export function tourSteps(round: number): readonly TourStep[] {
  const suffix = round ? `-${round + 1}` : '';
  const [clock, broken] = [`clock${suffix}`, `broken${suffix}`];
  const nothing: Draft = {parameters: {}, body: undefined, preferredStatus: ''};
  const named = (name: string): Draft => ({...nothing, parameters: {'path.name': name}});
  const creating = (body: object): Draft => ({...nothing, body: {mode: 'form', value: body}});
  return [
    {
      operationId: 'createWorkload',
      title: 'Create a workload',
      workload: clock,
      text: 'A workload needs an image; everything else has a default. The server responds immediately, and the workload starts in the background.',
      draft: creating({name: clock, image: 'mcp/time:latest'}),
      expects: 201,
      then: 'The response contains the port of its proxy. The workload is `starting` now, and `running` about two seconds later.',
    },
    {
      operationId: 'listWorkloads',
      title: 'List the workloads',
      workload: clock,
      text: 'Without `all=true`, the list contains running workloads only.',
      draft: {...nothing, parameters: {'query.all': 'true'}},
      expects: 200,
      then: 'An AI client connects to `url`. `status` shows whether the workload is running.',
    },
    {
      operationId: 'stopWorkload',
      title: 'Stop it',
      workload: clock,
      needs: 'running',
      text: 'Only a running workload can be stopped. Neither this request nor its response has a body.',
      draft: named(clock),
      expects: 204,
      then: 'The workload is `stopped`: its container and its settings stay.',
    },
    {
      operationId: 'restartWorkload',
      title: 'Start it again',
      workload: clock,
      needs: 'stopped',
      text: 'Like creating, restarting continues in the background.',
      draft: named(clock),
      expects: 204,
      then: 'It is `starting` again, on the same port, and `running` soon.',
    },
    {
      operationId: 'deleteWorkload',
      title: 'Delete it',
      workload: clock,
      text: 'Stops the workload if it is running, then removes its container and settings.',
      draft: named(clock),
      expects: 204,
      then: 'It is gone, and its name is free.',
    },
    {
      operationId: 'createWorkload',
      title: 'Create one that fails',
      workload: broken,
      text: 'In the sandbox, an image with `missing` in its name cannot be pulled.',
      draft: creating({name: broken, image: 'example.net/missing/server:latest'}),
      expects: 201,
      then: 'The response is the same as for a valid image, because 201 means only that the start has begun. After two seconds, the status is `error`. Check the status before you rely on a workload.',
    },
    {
      operationId: 'deleteWorkload',
      title: 'Delete it',
      workload: broken,
      needs: 'error',
      text: 'Failed workloads remain until you delete them.',
      draft: named(broken),
      expects: 204,
      then: 'The failed workload is deleted.',
    },
  ];
}
