import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedServer } from '../src/database/embedded/embedded-server.ts';
import { preparePlatform } from '../src/prepare-platform.ts';
import { testGamesOrigins, testKeySecret, testMerchants } from './test-merchants.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the seeded database that every test's own is copied from. */
    templateUrl: string;
  }
}

/** One PostgreSQL for the whole run, in a folder that goes with it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'livery-gateway-'));
  // Run by root, PostgreSQL is another user, who has to get in.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedServer({ dataDir, maxConnections: 400 });
  const templateUrl = await server.databaseUrl('template_gateway');
  const platform = await preparePlatform({
    databaseUrl: templateUrl,
    environment: 'test',
    merchants: testMerchants,
    gamesOrigins: testGamesOrigins,
    keySecrets: [testKeySecret],
    onProgress: () => {},
  });
  await platform.close();
  project.provide('templateUrl', templateUrl);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
