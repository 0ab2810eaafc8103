import type { TestProject } from 'vitest/node';
import { startSeededServer } from '../seeded-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the seeded database that each test's database is copied from. */
    templateUrl: string;
  }
}

/** One PostgreSQL for the whole run, in a temporary folder. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { templateUrl, stop } = await startSeededServer();
  project.provide('templateUrl', templateUrl);
  return stop;
}
