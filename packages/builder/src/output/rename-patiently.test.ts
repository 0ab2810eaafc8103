import { describe, expect, it, vi } from 'vitest';
import { renamePatiently } from './rename-patiently.ts';

const failing = (code: string, times: number) => {
  const rename = vi.fn<() => void>();
  for (let turn = 0; turn < times; turn += 1)
    rename.mockImplementationOnce(() => {
      throw Object.assign(new Error(code), { code });
    });
  return rename;
};

describe('a rename', () => {
  it('is retried while Windows holds a file in the folder', () => {
    const rename = failing('EPERM', 3);
    renamePatiently('a', 'b', { rename, platform: 'win32' });
    expect(rename).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['elsewhere', 'EPERM', 'linux'],
    ['for a missing source', 'ENOENT', 'win32'],
  ] as const)('fails at once %s', (_where, code, platform) => {
    const rename = failing(code, 1);
    expect(() => renamePatiently('a', 'b', { rename, platform })).toThrow(code);
    expect(rename).toHaveBeenCalledOnce();
  });
});
