import { describe, expect, it, vi } from 'vitest';
import { collapse } from './collapse.ts';

describe('collapse', () => {
  it('works once for a burst of calls', async () => {
    const work = vi.fn(async () => undefined);
    const call = collapse(work, () => undefined);
    for (let times = 0; times < 5; times += 1) call('a');
    call('b');
    await vi.waitFor(() => expect(work.mock.calls).toEqual([['a'], ['b']]));
  });

  it('runs again for a call that came in during a run, never two at once', async () => {
    const seen: string[] = [];
    const call = collapse(
      async (key) => {
        seen.push(`${key} starts`);
        if (seen.length === 1) call('a');
        await Promise.resolve();
        seen.push(`${key} ends`);
      },
      () => undefined,
    );
    call('a');
    await vi.waitFor(() => expect(seen).toEqual(['a starts', 'a ends', 'a starts', 'a ends']));
  });

  it('goes on after a failure', async () => {
    const failures: unknown[] = [];
    const work = vi.fn(async (key: string) => {
      if (key === 'a') throw new Error('broken');
    });
    const call = collapse(work, (error) => failures.push(error));
    call('a');
    call('b');
    await vi.waitFor(() => expect(work).toHaveBeenCalledWith('b'));
    expect(failures).toHaveLength(1);
  });
});
