import Type from 'typebox';
import { defineJob, type Job, type Listener, type Sweep } from './job.ts';

/** What a module, or the gateway itself, has to run. */
export interface JobSource {
  readonly jobs?: readonly Job[];
  readonly sweeps?: readonly Sweep[];
  readonly listensTo?: readonly Listener[];
}

/** All work of the gateway, each with a queue of its own, so that no gateway takes out what it does not know yet. */
export class JobRegistry {
  readonly jobs: ReadonlyMap<string, Job>;
  readonly sweeps: readonly { readonly job: Job; readonly every: number }[];
  readonly #listeners = new Map<string, Job[]>();

  /** @throws RangeError for two of one name */
  constructor(sources: readonly JobSource[]) {
    const listeners = sources.flatMap(({ listensTo = [] }) => listensTo);
    for (const { event, job } of listeners) this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), job]);
    this.sweeps = sources.flatMap(({ sweeps = [] }) => sweeps.map((sweep) => ({ job: sweepJob(sweep), every: sweep.every })));
    const all = [...sources.flatMap(({ jobs = [] }) => jobs), ...listeners.map(({ job }) => job), ...this.sweeps.map(({ job }) => job)];
    const jobs = new Map<string, Job>();
    for (const job of all) {
      if (jobs.has(job.name)) throw new RangeError(`Two jobs are called ${job.name}`);
      jobs.set(job.name, job);
    }
    this.jobs = jobs;
  }

  listenersOf(event: string): readonly Job[] {
    return this.#listeners.get(event) ?? [];
  }
}

/** A sweep that keeps failing is dead for its period only: the next one comes anyway. */
function sweepJob({ name, run }: Sweep): Job {
  return defineJob({
    name: `sweep/${name}`,
    payload: Type.Object({}),
    retry: { limit: 3, delay: 5 },
    concurrency: 1,
    run: async ({ platform, now }) => {
      // Another gateway of the fleet may have added a tenant.
      await platform.merchants.load();
      await run({ platform, merchants: platform.merchants.all(), now });
    },
  });
}
