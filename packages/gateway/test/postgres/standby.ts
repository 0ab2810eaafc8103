import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedServer, type EmbeddedServer } from '../../src/database/embedded/embedded-server.ts';

interface StandbyWorld {
  readonly primary: EmbeddedServer;
  readonly standby: EmbeddedServer;
  readonly stop: () => Promise<void>;
}

/** A server and a streaming replica of it, made from a base backup. */
export async function startStandby(): Promise<StandbyWorld> {
  const [home, copy] = ['primary', 'standby'].map((name) => {
    const folder = mkdtempSync(path.join(tmpdir(), `livery-${name}-`));
    chmodSync(folder, 0o755);
    return folder;
  }) as [string, string];
  const primary = await startEmbeddedServer({ dataDir: home });
  const client = new pg.Client({ connectionString: await primary.databaseUrl('postgres') });
  await client.connect();
  await client.query("SELECT pg_backup_start('standby', true)");
  // Keeps owner and modes: PostgreSQL runs as another user when started by root.
  execFileSync('cp', ['-a', path.join(home, 'postgres'), copy]);
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
  const { port, user, password } = client;
  await client.end();
  const data = path.join(copy, 'postgres', 'data');
  for (const file of ['postmaster.pid', 'postmaster.opts']) rmSync(path.join(data, file));
  writeFileSync(path.join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(path.join(data, 'standby.signal'), '');
  const address = `host=127.0.0.1 port=${port} user=${user} password=${password}`;
  appendFileSync(path.join(data, 'postgresql.auto.conf'), `\nprimary_conninfo = '${address}'\n`);
  const { uid, gid } = statSync(data);
  for (const file of ['backup_label', 'standby.signal']) chownSync(path.join(data, file), uid, gid);
  const standby = await startEmbeddedServer({ dataDir: copy });
  return {
    primary,
    standby,
    stop: async () => {
      await standby.stop();
      await primary.stop();
      for (const folder of [home, copy]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
