import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedServer } from '../src/database/embedded/embedded-server.ts';
import { preparePlatform } from '../src/composition/prepare-platform.ts';
import { lightenPasswords } from './session/light-passwords.ts';
import { testGamesOrigins, testKeySecret, testMerchants } from './test-merchants.ts';

/** The data is temporary, so durability is off. */
async function loosen(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) await client.query(`ALTER SYSTEM SET ${setting} = off`);
  await client.query("ALTER SYSTEM SET checkpoint_timeout = '1h'");
  await client.query("ALTER SYSTEM SET max_wal_size = '1GB'");
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}

/** A PostgreSQL with a trial's database, in a temporary folder. */
export async function startSeededServer(): Promise<{ templateUrl: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'livery-gateway-'));
  // Started by root, PostgreSQL runs as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedServer({ dataDir, maxConnections: 400 });
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await loosen(await server.databaseUrl('postgres'));
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
    await lightenPasswords(templateUrl);
    return { templateUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
