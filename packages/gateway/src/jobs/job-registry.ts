import Type from 'typebox';
import { defineExclusiveJob, defineJob, type Job, type Listener, type Sweep } from './job.ts';

/** Jobs of a module or of the gateway itself. */
export interface JobSource {
  readonly jobs?: readonly Job[];
  readonly sweeps?: readonly Sweep[];
  readonly listensTo?: readonly Listener[];
}

/** All of the gateway's work. Each kind has its own queue, so that no gateway takes work that it does not know yet. */
export class JobRegistry {
  readonly jobs: ReadonlyMap<string, Job>;
  /** The start of each sweep. */
  readonly sweeps: readonly { readonly job: Job; readonly every: number }[];
  /** Everything that sweeps run, including merchants' jobs. */
  readonly sweepJobs: readonly Job[];
  readonly #listeners = new Map<string, Job[]>();

  /** @throws RangeError for two with the same name */
  constructor(sources: readonly JobSource[]) {
    const listeners = sources.flatMap(({ listensTo = [] }) => listensTo);
    for (const { event, job } of listeners) this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), job]);
    const sweeps = sources.flatMap(({ sweeps: own = [] }) => own).map((sweep) => ({ every: sweep.every, jobs: sweepJobs(sweep) }));
    this.sweeps = sweeps.map(({ every, jobs: [job] }) => ({ job, every }));
    this.sweepJobs = sweeps.flatMap(({ jobs: own }) => own);
    const all = [...sources.flatMap(({ jobs: own = [] }) => own), ...listeners.map(({ job }) => job), ...this.sweepJobs];
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

/** A sweep that keeps failing is dead only for its period. The next one runs anyway. */
const sweepRetry = { limit: 3, delay: 5 };

function sweepJobs(sweep: Sweep): readonly [Job, ...Job[]] {
  const common = { name: `sweep/${sweep.name}`, payload: Type.Object({}), retry: sweepRetry };
  if ('run' in sweep) return [defineJob({ ...common, concurrency: 1, run: ({ platform, now }) => sweep.run({ platform, now }) })];
  const ofMerchant = defineExclusiveJob({
    ...common,
    name: `${common.name}/merchant`,
    // A merchant that hangs occupies one worker until its timeout, and the others share the rest.
    concurrency: 3,
    run: ({ platform, merchant, now }) => {
      if (merchant === null) throw new TypeError(`${sweep.name} runs for a merchant`);
      return sweep.forMerchant({ platform, merchant, now });
    },
  });
  const ofAll = defineJob({
    ...common,
    concurrency: 1,
    run: async ({ platform, now }) => {
      // Another gateway of the fleet may have added a merchant.
      await platform.merchants.load();
      await platform.jobs.enqueueForMerchants(ofMerchant, platform.merchants.all(), now);
    },
  });
  return [ofAll, ofMerchant];
}
