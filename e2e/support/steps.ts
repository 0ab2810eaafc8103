import type { Page } from '@playwright/test';

export interface Steps {
  taps: number;
  /** Fields that were typed into. */
  fields: number;
}

/** Counts taps and fields from here on, until the page reloads. */
export async function countSteps(page: Page): Promise<() => Promise<Steps>> {
  await page.evaluate(() => {
    const fields = new Set<EventTarget>();
    const steps = { taps: 0, fields };
    addEventListener('pointerdown', () => void (steps.taps += 1), { capture: true });
    addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox') fields.add(target);
    });
    Object.assign(window, { countedSteps: steps });
  });
  return () =>
    page.evaluate(() => {
      const { taps, fields } = (window as unknown as { countedSteps: { taps: number; fields: Set<EventTarget> } }).countedSteps;
      return { taps, fields: fields.size };
    });
}
