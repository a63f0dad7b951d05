import {limits} from '../limits';
import {conflict, RequestFault, invalidRequest} from '../request/RequestFault';
import {generatedName, imageFails} from '../state/imageRules';
import type {SandboxState, WorkloadRecord} from '../state/SandboxState';
import {statusOf, workloadView} from '../state/workloadView';
import type {Handler, Call} from './Handler';
import {empty, json} from './reply';

/** Milliseconds between `starting` and what comes after it. */
const STARTING_TIME = 2000;

/** Workloads: list, create, get, delete, restart, stop. */
export const workloadHandlers = {
  listWorkloads: ({state, now, query}) => {
    const all = query.get('all') === 'true';
    const shown = state.workloads.filter(
      (workload) => all || statusOf(workload, now) === 'running',
    );
    return json(200, {workloads: shown.map((workload) => workloadView(workload, now))});
  },

  createWorkload: async (call) => {
    const request = call.body as CreateRequest;
    checkCreate(request);
    let created: WorkloadRecord | undefined;
    await call.change((state) => {
      created = newWorkload(call, state, request);
      return {...state, workloads: [...state.workloads, created]};
    });
    return json(201, {name: created?.name, port: created?.port});
  },

  getWorkload: (call) => json(200, workloadView(workloadOf(call), call.now)),

  deleteWorkload: async (call) => {
    await call.change((state) => {
      const {name} = workloadOf(call, state);
      return {...state, workloads: state.workloads.filter((each) => each.name !== name)};
    });
    return empty(204);
  },

  restartWorkload: async (call) => {
    const {now} = call;
    await call.change((state) => {
      const workload = workloadOf(call, state);
      const status = statusOf(workload, now);
      if (status === 'running' || status === 'starting') return state;
      return updated(state, {...workload, stoppedAt: null, readyAt: now + STARTING_TIME});
    });
    return empty(204);
  },

  stopWorkload: async (call) => {
    await call.change((state) => {
      const workload = workloadOf(call, state);
      if (statusOf(workload, call.now) !== 'running')
        throw new RequestFault(500, 'Failed to stop workload');
      return updated(state, {...workload, stoppedAt: call.now});
    });
    return empty(204);
  },
} satisfies Record<string, Handler>;

function workloadOf({state, parameter}: Call, {workloads}: SandboxState = state): WorkloadRecord {
  const workload = workloads.find(({name}) => name === parameter('name'));
  if (!workload) throw new RequestFault(404, 'Workload not found');
  return workload;
}

/** The state with one workload in the place of the one that had its name. */
const updated = (state: SandboxState, workload: WorkloadRecord): SandboxState => ({
  ...state,
  workloads: state.workloads.map((each) => (each.name === workload.name ? workload : each)),
});

function newWorkload(
  {machine, now}: Call,
  {workloads}: SandboxState,
  {name, image, transport = ''}: CreateRequest,
): WorkloadRecord {
  const names = new Set(workloads.map((workload) => workload.name));
  const ports = new Set(workloads.map(({port}) => port));
  if (names.size >= limits.workloads)
    throw conflict(`the sandbox holds ${limits.workloads} workloads already; delete one first`);
  if (name && names.has(name)) throw conflict(`a workload called "${name}" exists`);
  return {
    name: name || generatedName(image, now, (taken) => names.has(taken)),
    image,
    port: machine.pickPort((port) => ports.has(port)),
    createdAt: now,
    readyAt: now + STARTING_TIME,
    fails: imageFails(image) || /^inspector$/i.test(transport),
    stoppedAt: null,
  };
}

/** The fields of a create request that the sandbox itself looks at; the schema has been checked before. */
interface CreateRequest {
  readonly name?: string;
  readonly image: string;
  readonly transport?: string;
  readonly permission_profile?: string;
}

/**
 * The rules of a create request that no schema can say: names and images of a sensible size, names that a container can have, and a
 * permission profile that exists. The sandbox has no files, so it takes the path of a profile at its word unless it contains `missing`.
 * @throws RequestFault with 400
 */
function checkCreate({name = '', image, permission_profile: profile = ''}: CreateRequest): void {
  if (name.length > limits.nameLength)
    throw invalidRequest(
      `name must have ${limits.nameLength} characters or fewer; has ${name.length}`,
    );
  if (name && !/^[a-zA-Z0-9][\w.-]*$/.test(name))
    throw invalidRequest(
      'name must begin with a letter or digit and hold only letters, digits, "_", "." and "-"',
    );
  if (image.length > limits.imageLength)
    throw invalidRequest(
      `image must have ${limits.imageLength} characters or fewer; has ${image.length}`,
    );
  const isPath = /[/\\]|\.json$/.test(profile) && !profile.includes('missing');
  if (!isPath && !['', 'none', 'network', 'stdio'].includes(profile))
    throw invalidRequest(
      'permission_profile must be none, network or the path of a file that exists',
    );
}
