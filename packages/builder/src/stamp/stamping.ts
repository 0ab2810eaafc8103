import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BrandMark, Catalogues, Problem, ResolvedBrand } from '@livery/brand';
import type { CoreBuild } from '../core/core-build.ts';
import { problemsOf } from '../material/brand-failure.ts';
import { openLeakGate, type LeakGate } from './gates/leak-gate.ts';
import { stampBrand, type StampResult } from './stamp-brand.ts';

/** What all brands of a build share, as plain data that can be sent to threads. */
export interface Stamping {
  core: CoreBuild;
  engine: string;
  outDir: string;
  cacheDir: string;
  /** The engine's texts. */
  catalogues: Catalogues;
  /** Of the whole fleet. */
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

export interface Stampers {
  /** How many brands to stamp at a time. */
  atOnce: number;
  stamp: Stamp;
  close(): Promise<void>;
}

/** While pictures and compression of one brand are with the thread pool, the pages of another are drawn. */
const brandsAtOnce = 3;
/** A thread loads and warms up for about as long as it stamps this many brands. */
const brandsWorthAThread = 50;

/** Stamps here, with `gate`, when brands are few, and on every core when they are many. */
export function openStampers(stamping: Stamping, gate: LeakGate, brands: number): Stampers {
  const threads = Math.min(availableParallelism(), Math.floor(brands / brandsWorthAThread));
  if (threads < 2) return { atOnce: brandsAtOnce, stamp: openStamping(stamping, gate), close: async () => undefined };
  const crew = Array.from({ length: threads }, () => openThread(stamping));
  return {
    atOnce: threads * brandsAtOnce,
    stamp: (brand) => crew.reduce((least, each) => (each.load() < least.load() ? each : least)).stamp(brand),
    close: async () => void (await Promise.all(crew.map(({ close }) => close()))),
  };
}

/** A brand to stamp; `code` names it in the answer. */
export interface StampOrder {
  code: string;
  brand: ResolvedBrand;
}

interface StampingThread {
  load: () => number;
  stamp: Stamp;
  close: () => Promise<number>;
}

function openThread(stamping: Stamping): StampingThread {
  const worker = new Worker(join(import.meta.dirname, `stamp-worker${extname(import.meta.filename)}`), { workerData: stamping });
  const waiting = new Map<string, { resolve: (outcome: StampOutcome) => void; reject: (error: unknown) => void }>();
  worker.on('message', ({ code, outcome }: { code: string; outcome: StampOutcome }) => {
    waiting.get(code)?.resolve(outcome);
    waiting.delete(code);
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return {
    load: () => waiting.size,
    stamp: (brand) =>
      new Promise((resolve, reject) => {
        waiting.set(brand.code, { resolve, reject });
        worker.postMessage({ code: brand.code, brand } satisfies StampOrder);
      }),
    close: () => worker.terminate(),
  };
}
