import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPacked } from '../../pack/install-packed.ts';
import { packAll } from '../../pack/pack-all.ts';
import type { Row } from '../row.ts';

const rounds = 15;

/**
 * Starts the packed command as an operator does, in turns with a Node that does nothing, so that both meet the same
 * machine.
 */
export async function benchCliStart(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'livery-bench-'));
  try {
    const packed = await packAll({ outDir: path.join(folder, 'packages'), only: ['cli', 'portal'] });
    const livery = await installPacked(path.join(folder, 'operator'), packed);
    const run = (...args: string[]): number => elapsed(path.join(folder, 'operator'), args);
    run(livery, 'new', 'acme', '--yes');
    const starts = { bare: ['-e', '0'], help: [livery, '--help'], check: [livery, 'check', 'acme'] };
    for (const args of Object.values(starts)) run(...args);
    const times: Record<keyof typeof starts, number[]> = { bare: [], help: [], check: [] };
    for (let round = 0; round < rounds; round += 1)
      for (const [name, args] of Object.entries(starts)) times[name as keyof typeof starts].push(run(...args));
    const bare = median(times.bare);
    const beside = (name: string, value: number): Row[] => [
      { name, value, unit: 'ms' },
      { name: `${name}, beside node -e 0`, value: value / bare, unit: '×', budget: 3 },
    ];
    return [
      { name: 'node -e 0', value: bare, unit: 'ms' },
      ...beside('livery --help', median(times.help)),
      ...beside('livery check of one brand', median(times.check)),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function elapsed(cwd: string, args: string[]): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  return performance.now() - started;
}

function median(times: number[]): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0;
}
