import { wear, brands } from 'virtual:wear';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ControlError } from '#api/control-error.ts';
import { rooms } from '#app/rooms.ts';
import { renderRoom } from '../../test/render-room.tsx';
import type { Answers } from '../../test/fake-answers.ts';
import { oneOfEverything } from '../../test/fake-ask.ts';

beforeEach(() => page.viewport(1280, 900));

/** All calls fail until `isWell`. */
function failing(isWell: () => boolean): Answers {
  const calls = Object.entries(oneOfEverything).map(([name, call]) => [
    name,
    (...given: never[]) =>
      isWell()
        ? (call as (...given: never[]) => unknown)(...given)
        : Promise.reject(new ControlError('UNAVAILABLE', { requestId: 'r-77' })),
  ]);
  return Object.fromEntries(calls) as Answers;
}

describe.each(rooms)('the room $title', ({ title, load }) => {
  test('has a description, fits a phone and is accessible in both modes', async () => {
    await page.viewport(390, 844);
    const Room = await load();
    for (const mode of ['light', 'dark'] as const) {
      wear(brands[0] ?? '', mode);
      const screen = await renderRoom(Room);
      await expect.element(screen.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
      await expect(screen.container).toBeAccessible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
      await screen.unmount();
    }
  });

  test('shows why loading failed with the request id, and retries', async () => {
    let isWell = false;
    const screen = await renderRoom(
      await load(),
      failing(() => isWell),
    );
    await expect.element(screen.getByRole('alert').getByText('The gateway is busy, or its database is unreachable.')).toBeVisible();
    await expect.element(screen.getByRole('alert').getByText('Request r-77')).toBeVisible();
    // Counts only requests after the press, because a room that follows events also asks by itself.
    document.addEventListener('click', () => (isWell = true), { capture: true, once: true });
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });
});
