import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { isGone, processName } from './process-name.ts';

const now = Date.now();
const ended = spawnSync(process.execPath, ['--version']).pid;
const elsewhere = processName.replace(/@.*/, '@00000000');

describe('a process', () => {
  it.each([
    ['of its own', processName, 0],
    ['of its own, named by an older engine', String(process.pid), 0],
    ['of another container, which counts its processes alike', elsewhere, now - 60_000],
    ['of another container, with a process id unused here', `${ended}@00000000`, now - 60_000],
  ])('%s is not gone', (_which, name, touched) => {
    expect(isGone(name, touched)).toBe(false);
  });

  it.each([
    ['that ended', processName.replace(/^\d+/, String(ended)), now],
    ['that ended, named by an older engine', String(ended), now],
    ['of another container, idle for two hours', elsewhere, now - 7_200_000],
  ])('%s is gone', (_which, name, touched) => {
    expect(isGone(name, touched)).toBe(true);
  });
});
