import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What a second theme can break: what stands where is the same in both. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What of WCAG 2.2 A and AA the page in sight breaks, or of some rules alone. A game's frame is another origin's page. */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // What was drawn just now may still fade from the other theme's colours.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // The page itself sums up, instead of a blank one that is opened for it: half the time, and no frame is asked.
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
  const { violations } = await (rules === undefined ? axe.withTags(standards) : axe.withRules(rules)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${String(target)} ${failureSummary ?? ''}`).join(' | ')}`,
  );
}
