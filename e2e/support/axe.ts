import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules that a second theme can break. The layout is the same in both. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The page's violations of WCAG 2.2 A and AA, or of some rules. A game's frame belongs to another origin and is left
 * out.
 */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // Elements may still be fading from the other theme's colours.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // Runs in the page itself instead of a blank one, which takes half the time and skips frames.
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
  const { violations } = await (rules === undefined ? axe.withTags(standards) : axe.withRules(rules)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${String(target)} ${failureSummary ?? ''}`).join(' | ')}`,
  );
}
