import { describe, expect, it } from 'vitest';
import { WorkQueue } from './work-queue.ts';

/** Work that lasts until it is released. */
function makeWork() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    work: (name: number) => async (): Promise<number> => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    },
    endOne: () => ends.shift()?.(),
  };
}

const inTurn = <Result>(queue: WorkQueue, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> =>
  queue.admit((place) => place.inTurn(work), signal);

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a work queue', () => {
  it('runs a fixed number of tasks at once, and the rest in order of arrival', async () => {
    const queue = new WorkQueue({ atOnce: 2, waiting: 10 });
    const { begun, work, endOne } = makeWork();
    const answers = [1, 2, 3, 4].map((name) => inTurn(queue, work(name)));
    await settled();
    expect(begun).toEqual([1, 2]);
    endOne();
    await settled();
    expect(begun).toEqual([1, 2, 3]);
    for (let turn = 0; turn < 4; turn += 1) {
      endOne();
      await settled();
    }
    expect(await Promise.all(answers)).toEqual([1, 2, 3, 4]);
  });

  it('refuses at once when full, with the seconds to wait, and has room again when a task ends', async () => {
    const queue = new WorkQueue({ atOnce: 1, waiting: 2 });
    const { work, endOne } = makeWork();
    const inside = [1, 2, 3].map((name) => inTurn(queue, work(name)));
    await expect(queue.admit(async () => 4)).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: expect.any(Number) } });
    endOne();
    expect(await inside[0]).toBe(1);
    const fourth = queue.admit(async () => 4);
    await settled();
    endOne();
    await settled();
    endOne();
    expect(await Promise.all([...inside, fourth])).toEqual([1, 2, 3, 4]);
  });

  it('calls up at most twice as many callers as can work, and never one that has left', async () => {
    const queue = new WorkQueue({ atOnce: 1, waiting: 10 });
    const { begun: calledUp, work, endOne } = makeWork();
    const gone = new AbortController();
    const inside = [1, 2, 3, 4].map((name) => queue.admit(work(name), name === 3 ? gone.signal : undefined));
    await settled();
    expect(calledUp).toEqual([1, 2]);
    gone.abort();
    await expect(inside[2]).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    endOne();
    await settled();
    expect(calledUp).toEqual([1, 2, 4]);
    endOne();
    endOne();
    expect(await Promise.all(inside.toSpliced(2, 1))).toEqual([1, 2, 4]);
  });

  it('drops a waiting caller that hangs up, and keeps the slot of a task that has begun', async () => {
    const queue = new WorkQueue({ atOnce: 1, waiting: 10 });
    const { begun, work, endOne } = makeWork();
    const [atWork, waiting] = [new AbortController(), new AbortController()];
    const first = inTurn(queue, work(1), atWork.signal);
    const second = inTurn(queue, work(2), waiting.signal);
    const third = inTurn(queue, work(3));
    waiting.abort();
    atWork.abort();
    await expect(second).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(queue.waiting).toBe(1);
    await settled();
    expect(begun).toEqual([1]);
    endOne();
    expect(await first).toBe(1);
    await settled();
    expect(begun).toEqual([1, 3]);
    endOne();
    expect(await third).toBe(3);
    await expect(inTurn(queue, work(4), AbortSignal.abort())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(begun).toEqual([1, 3]);
  });

  it('keeps separate places beside a full queue it shares slots with, without exceeding those slots', async () => {
    const one = new WorkQueue({ atOnce: 1, waiting: 5 });
    const other = new WorkQueue({ turnsOf: one, waiting: 1 });
    const { begun, work, endOne } = makeWork();
    const inside = [1, 2, 3, 4, 5, 6].map((name) => inTurn(one, work(name)));
    await expect(inTurn(one, work(7))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    inside.push(inTurn(other, work(11)), inTurn(other, work(12)));
    await expect(inTurn(other, work(13))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    for (const _ of inside) {
      await settled();
      endOne();
    }
    expect(await Promise.all(inside)).toEqual([1, 2, 3, 4, 5, 6, 11, 12]);
    // Each queue is called up two at a time, so that the long queue does not keep the short one waiting.
    expect(begun).toEqual([1, 2, 11, 12, 3, 4, 5, 6]);
  });

  it('continues after a task fails', async () => {
    const queue = new WorkQueue({ atOnce: 1, waiting: 1 });
    const fail = (): Promise<never> => Promise.reject(new Error('no'));
    await expect(Promise.allSettled([inTurn(queue, fail), inTurn(queue, fail)])).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    expect(await inTurn(queue, async () => 'fine')).toBe('fine');
  });
});
