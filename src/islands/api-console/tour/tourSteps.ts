import * as strings from '../../../../i18n/en/strings';
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
      ...strings.tourCreate,
      workload: clock,
      draft: creating({name: clock, image: 'mcp/time:latest'}),
      expects: 201,
    },
    {
      operationId: 'listWorkloads',
      ...strings.tourList,
      workload: clock,
      draft: {...nothing, parameters: {'query.all': 'true'}},
      expects: 200,
    },
    {
      operationId: 'stopWorkload',
      ...strings.tourStop,
      workload: clock,
      needs: 'running',
      draft: named(clock),
      expects: 204,
    },
    {
      operationId: 'restartWorkload',
      ...strings.tourRestart,
      workload: clock,
      needs: 'stopped',
      draft: named(clock),
      expects: 204,
    },
    {
      operationId: 'deleteWorkload',
      ...strings.tourDelete,
      workload: clock,
      draft: named(clock),
      expects: 204,
    },
    {
      operationId: 'createWorkload',
      ...strings.tourFail,
      workload: broken,
      draft: creating({name: broken, image: 'example.net/missing/server:latest'}),
      expects: 201,
    },
    {
      operationId: 'deleteWorkload',
      ...strings.tourDeleteFailed,
      workload: broken,
      needs: 'error',
      draft: named(broken),
      expects: 204,
    },
  ];
}
