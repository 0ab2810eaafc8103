import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { act } from 'react';
import { Countdown } from './Countdown.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const second = () => act(() => vi.advanceTimersByTimeAsync(1000));

test('counts down on the server’s clock and reports the end once', async () => {
  const onEnd = vi.fn<() => void>();
  const screen = await render(
    <Countdown label="Left" until={1_063_000} clockOffset={60_000} format={({ seconds }) => `${seconds} s`} onEnd={onEnd} />,
  );
  const timer = screen.getByRole('timer', { name: 'Left' }).element();
  expect(timer.textContent).toBe('3 s');
  await second();
  expect(timer.textContent).toBe('2 s');
  expect(onEnd).not.toHaveBeenCalled();
  await second();
  await second();
  await second();
  expect(timer.textContent).toBe('0 s');
  expect(onEnd).toHaveBeenCalledOnce();
});

test('reports an end once, even if the listener or the clock changes, and a later end again', async () => {
  const onEnd = vi.fn<() => void>();
  const countdown = (until: number, clockOffset = 0) => (
    <Countdown label="Left" until={until} clockOffset={clockOffset} format={({ seconds }) => `${seconds} s`} onEnd={() => onEnd()} />
  );
  const screen = await render(countdown(999_000));
  await screen.rerender(countdown(999_000));
  await screen.rerender(countdown(999_000, -60_000));
  expect(onEnd).toHaveBeenCalledOnce();
  expect(screen.getByRole('timer').element().textContent).toBe('0 s');
  await screen.rerender(countdown(1_001_000));
  await second();
  expect(onEnd).toHaveBeenCalledTimes(2);
});
