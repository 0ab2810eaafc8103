import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BrandMark, Catalogues, Problem, ResolvedBrand } from '@livery/brand';
import type { CoreBuild } from '../core/core-build.ts';
import { problemsOf } from '../material/brand-failure.ts';
import { removeOldBundles } from '../output/old-bundles.ts';
import { openLeakGate, type LeakGate } from './gates/leak-gate.ts';
import { stampBrand, type StampResult } from './stamp-brand.ts';

/** A build's shared data, as plain data for threads. */
export interface Stamping {
  core: CoreBuild;
  engine: string;
  outDir: string;
  cacheDir: string;
  /** The engine's texts. */
  catalogues: Catalogues;
  /** For the whole fleet. */
  marks: BrandMark[];
}

export type StampOutcome = StampResult | { refused: Problem[] };

export type Stamp = (brand: ResolvedBrand) => Promise<StampOutcome>;

/** Stamps in the calling thread. */
export function openStamping({ core, marks, ...options }: Stamping, gate: LeakGate = openLeakGate(marks, options.catalogues)): Stamp {
  return async (brand) => {
    try {
      return await stampBrand(core, brand, { ...options, gate });
    } catch (error) {
      const refused = problemsOf(error, { code: brand.code, outDir: options.outDir });
      if (refused === null) throw error;
      return { refused };
    }
  };
}

/** A brand whose replaced bundle could not be removed. */
export interface Untidy {
  code: string;
  problems: Problem[];
}

/** Removes the bundles that the calling thread has replaced. */
export function tidyUp(outDir: string): Untidy[] {
  return removeOldBundles().map(({ code, error }) => {
    const problems = problemsOf(error, { code, outDir });
    if (problems === null) throw error;
    return { code, problems };
  });
}

export interface Stampers {
  /** How many brands to stamp at a time. */
  atOnce: number;
  stamp: Stamp;
  /** Removes the bundles that were replaced. */
  tidyUp(): Promise<Untidy[]>;
  close(): Promise<void>;
}

/** While pictures and compression of one brand are with the thread pool, the pages of another are drawn. */
const brandsAtOnce = 3;
/** Starting a thread costs about as much as stamping this many brands. */
const brandsWorthAThread = 50;

/** Stamps here, with `gate`, when brands are few, and on every core when they are many. */
export function openStampers(stamping: Stamping, gate: LeakGate, brands: number): Stampers {
  const threads = Math.min(availableParallelism(), Math.floor(brands / brandsWorthAThread));
  if (threads < 2) {
    return {
      atOnce: brandsAtOnce,
      stamp: openStamping(stamping, gate),
      tidyUp: async () => tidyUp(stamping.outDir),
      close: async () => undefined,
    };
  }
  const crew = Array.from({ length: threads }, () => openThread(stamping));
  return {
    atOnce: threads * brandsAtOnce,
    stamp: (brand) => crew.reduce((least, each) => (each.load() < least.load() ? each : least)).stamp(brand),
    tidyUp: async () => (await Promise.all(crew.map((each) => each.tidyUp()))).flat(),
    close: async () => void (await Promise.all(crew.map(({ close }) => close()))),
  };
}

/** A thread's orders: build a brand's bundle, or remove replaced ones. Each order gets one answer with its id. */
export interface Order {
  id: number;
  brand: ResolvedBrand | null;
}

export interface Answer {
  id: number;
  result: StampOutcome | Untidy[];
}

interface StampingThread {
  load: () => number;
  stamp: Stamp;
  tidyUp: () => Promise<Untidy[]>;
  close: () => Promise<number>;
}

function openThread(stamping: Stamping): StampingThread {
  const worker = new Worker(join(import.meta.dirname, `stamp-worker${extname(import.meta.filename)}`), { workerData: stamping });
  const waiting = new Map<number, { resolve: (result: Answer['result']) => void; reject: (error: unknown) => void }>();
  let orders = 0;
  worker.on('message', ({ id, result }: Answer) => {
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  const ask = (brand: ResolvedBrand | null): Promise<Answer['result']> =>
    new Promise((resolve, reject) => {
      const id = orders++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, brand } satisfies Order);
    });
  return {
    load: () => waiting.size,
    stamp: (brand) => ask(brand) as Promise<StampOutcome>,
    tidyUp: () => ask(null) as Promise<Untidy[]>,
    close: () => worker.terminate(),
  };
}
