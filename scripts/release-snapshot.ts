// Saves a small database of this release. Every later release must be able to upgrade it (docs/publishing.md).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeSnapshot } from '@livery/gateway/test/release-snapshot';
import { startSeededServer } from '@livery/gateway/test/seeded-server';
import { root } from './root.ts';

const { version } = JSON.parse(readFileSync(path.join(root, 'packages/gateway/package.json'), 'utf8')) as { version: string };
const folder = path.join(root, 'packages/gateway/test/releases');
const { templateUrl, stop } = await startSeededServer();
try {
  const compressed = gzipSync(await writeSnapshot(templateUrl, version), { level: 9 });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${version}.sql.gz`), compressed);
  process.stdout.write(`packages/gateway/test/releases/${version}.sql.gz: ${compressed.length} bytes\n`);
} finally {
  await stop();
}
