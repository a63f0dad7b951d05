import {limits} from '../limits';
import {conflict, RequestFault} from '../request/RequestFault';
import {generatedName, imageFails} from '../state/imageRules';
import type {WorkloadRecord} from '../state/SandboxState';
import {statusOf, workloadView} from '../state/workloadView';
import type {Handler, Call} from './Handler';
import {checkCreate, type CreateRequest} from './checkCreate';
import {releaseTexts} from './releaseTexts';
import {empty, json} from './reply';

/** Workloads: list, create, get, delete, restart, stop. */
export const workloadHandlers = {
  listWorkloads: ({world, now, query}) => {
    const all = query.get('all') === 'true';
    const shown = [...world.workloads.values()].filter(
      (workload) => all || statusOf(workload, now) === 'running',
    );
    return json(200, {workloads: shown.map((workload) => workloadView(workload, now))});
  },

  createWorkload: async (call) => {
    const request = call.body as CreateRequest;
    checkCreate(request);
    let created: WorkloadRecord | undefined;
    await call.change(() => {
      created = newWorkload(call, request);
      return {type: 'workload-created', workload: created};
    });
    return json(201, {name: created?.name, port: created?.port});
  },

  getWorkload: (call) => json(200, workloadView(workloadOf(call), call.now)),

  deleteWorkload: async (call) => {
    await call.change(() => ({type: 'workload-deleted', name: workloadOf(call).name}));
    return empty(204);
  },

  restartWorkload: async (call) => {
    const {now, machine} = call;
    await call.change(() => {
      const workload = workloadOf(call);
      const status = statusOf(workload, now);
      if (status === 'running' || status === 'starting') return undefined;
      return {type: 'workload-started', name: workload.name, readyAt: now + machine.startingTime};
    });
    return empty(204);
  },

  stopWorkload: async (call) => {
    await call.change(() => {
      const workload = workloadOf(call);
      if (statusOf(workload, call.now) !== 'running')
        throw new RequestFault(500, releaseTexts.stopWorkload);
      return {type: 'workload-stopped', name: workload.name, at: call.now};
    });
    return empty(204);
  },
} satisfies Record<string, Handler>;

function workloadOf({world, parameter}: Call): WorkloadRecord {
  const workload = world.workloads.get(parameter('name'));
  if (!workload) throw new RequestFault(404, releaseTexts.unknownWorkload);
  return workload;
}

function newWorkload(
  {machine, world, now}: Call,
  {name, image, transport = ''}: CreateRequest,
): WorkloadRecord {
  if (world.workloads.size >= limits.workloads)
    throw conflict(`the sandbox holds ${limits.workloads} workloads already; delete one first`);
  if (name && world.workloads.has(name)) throw conflict(`a workload called "${name}" exists`);
  return {
    name: name || generatedName(image, now, (taken) => world.workloads.has(taken)),
    image,
    port: machine.pickPort((port) => world.isPortTaken(port)),
    createdAt: now,
    readyAt: now + machine.startingTime,
    fails: imageFails(image) || /^inspector$/i.test(transport),
    stoppedAt: null,
  };
}
