import type { Announcement } from '@livery/contract/shapes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Ticker } from './Ticker.tsx';

const notice = (id: number, title: string): Announcement => ({
  id,
  title,
  content: '',
  promotionType: 'PL',
  execution: 'B',
  publishedAt: '2025-01-01T00:00:00Z',
});
const labels = { label: 'Notices', pauseLabel: 'Pause', playLabel: 'Play' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('advances to the next notice, and from the last to the first, until paused [home-02]', async () => {
  const onOpen = vi.fn<() => void>();
  const screen = await render(<Ticker {...labels} notices={[notice(1, 'First'), notice(2, 'Second')]} isResting={false} onOpen={onOpen} />);
  const shown = (title: string) => expect.element(screen.getByRole('button', { name: title })).toBeVisible();
  await shown('First');
  vi.advanceTimersByTime(6000);
  await shown('Second');
  vi.advanceTimersByTime(6000);
  await shown('First');
  await screen.getByRole('button', { name: 'Pause' }).click();
  vi.advanceTimersByTime(60_000);
  await shown('First');
  await screen.getByRole('button', { name: 'First' }).click();
  expect(onOpen).toHaveBeenCalledOnce();
});

test('stops while the page is covered', async () => {
  const notices = [notice(1, 'First'), notice(2, 'Second')];
  const screen = await render(<Ticker {...labels} notices={notices} isResting onOpen={() => undefined} />);
  vi.advanceTimersByTime(60_000);
  await expect.element(screen.getByRole('button', { name: 'First' })).toBeVisible();
  await screen.rerender(<Ticker {...labels} notices={notices} isResting={false} onOpen={() => undefined} />);
  vi.advanceTimersByTime(6000);
  await expect.element(screen.getByRole('button', { name: 'Second' })).toBeVisible();
});
