import { afterEach, expect, it, vi } from 'vitest';
import { createLatePart } from './late-part.ts';

afterEach(() => vi.unstubAllGlobals());

it('is fetched once for all callers', async () => {
  const fetchPart = vi.fn(async () => 'page');
  const part = createLatePart(fetchPart);
  const heard: string[] = [];
  part.subscribe(() => heard.push(part.read().status));
  expect(part.read()).toEqual({ status: 'absent' });
  expect(await Promise.all([part.load(), part.load()])).toEqual(['page', 'page']);
  await part.load();
  expect(fetchPart).toHaveBeenCalledTimes(1);
  expect(part.read()).toEqual({ status: 'here', value: 'page' });
  expect(heard).toEqual(['here']);
});

it('is fetched again after a failure, with the missing stylesheets', async () => {
  const replaced: string[] = [];
  const link = (href: string, sheet: object | null) => ({
    href,
    sheet,
    cloneNode: () => ({ addEventListener: (event: string, hear: () => void) => event === 'load' && queueMicrotask(hear) }),
    replaceWith: () => replaced.push(href),
  });
  vi.stubGlobal('document', { querySelectorAll: () => [link('/here.css', {}), link('/missing.css', null)] });
  let isOffline = true;
  const part = createLatePart(async () => {
    if (isOffline) throw new Error('offline');
    return 'page';
  });
  await expect(part.load()).rejects.toThrow('offline');
  expect([part.read().status, replaced]).toEqual(['failed', []]);
  isOffline = false;
  const again = part.load();
  expect(part.read().status).toBe('absent');
  expect(await again).toBe('page');
  expect(replaced).toEqual(['/missing.css']);
});

it('fails when it has not arrived after two minutes [const-04]', async () => {
  vi.useFakeTimers();
  const part = createLatePart(() => new Promise<string>(() => undefined));
  const loading = part.load().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(part.read().status).toBe('absent');
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toBeInstanceOf(Error);
  expect(part.read().status).toBe('failed');
  vi.useRealTimers();
});
