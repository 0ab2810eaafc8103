import { spawn } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const program = path.resolve(import.meta.dirname, '../../test/guarded-process.ts');

/** The exit code and log of a guarded process after this failure. */
async function run(fault: 'rejection' | 'exception'): Promise<{ code: number | null; messages: unknown[]; errors: unknown[] }> {
  const child = spawn(process.execPath, ['--conditions=livery-source', program, fault], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string; err?: { message: string } });
  return { code, messages: lines.map(({ msg }) => msg), errors: lines.flatMap(({ err }) => err?.message ?? []) };
}

describe('a guarded process', () => {
  it('logs an unhandled rejection and keeps running', async () => {
    expect(await run('rejection')).toEqual({
      code: 0,
      messages: ['unhandled rejection', 'unhandled rejection', 'alive'],
      errors: ['forgotten', 'null'],
    });
  });

  it('logs an uncaught exception, closes, and exits with the code of an internal error', async () => {
    expect(await run('exception')).toEqual({ code: 70, messages: ['uncaught exception', 'closed'], errors: ['broken'] });
  });
});
