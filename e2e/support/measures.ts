import type { Locator, Page } from '@playwright/test';

/** Visible texts with letters smaller than that, with their size. */
export function textsBelow(page: Page, pixels: number): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (text === '' || element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) !== true) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < least) found.push(`${text}: ${size} px`);
    }
    return found;
  }, pixels);
}

/**
 * Visible targets whose hit area is less than `pixels` a side around their middle, give or take a border of a pixel. It
 * measures what a finger hits, not what is drawn. A link in a sentence may be as high as its line, and with `maySpace`
 * a target with that much room around it may be smaller (WCAG 2.2, 2.5.8).
 */
export function targetsBelow(page: Page, pixels: number, { maySpace }: { maySpace: boolean }): Promise<string[]> {
  return page.evaluate(
    ([least, isRoomEnough]) => {
      const targets = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem]';
      const isInSentence = (element: Element): boolean =>
        getComputedStyle(element).display === 'inline' && element.parentElement?.textContent?.trim() !== element.textContent?.trim();
      const all = [...document.querySelectorAll(targets)].map((element) => element.closest('label') ?? element);
      const isAlone = (target: Element, x: number, y: number): boolean =>
        all.every((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return other === target || Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) >= least / 2;
        });
      return [...document.querySelectorAll(targets)].flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isInSentence(element)) return [];
        const target = element.closest('label') ?? element;
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { x, y, width, height } = target.getBoundingClientRect();
        const answers = (right: number, down: number): boolean =>
          target.contains(document.elementFromPoint(x + width / 2 + right, y + height / 2 + down));
        // Nothing below a dialog can be hit.
        if (!answers(0, 0)) return [];
        const reach = least / 2 - 1.5;
        const isWide = width >= least || (answers(-reach, 0) && answers(reach, 0));
        const isHigh = height >= least || (answers(0, -reach) && answers(0, reach));
        if (isRoomEnough && isAlone(target, x + width / 2, y + height / 2)) return [];
        const name = element.getAttribute('aria-label') ?? target.textContent?.trim() ?? '';
        return isWide && isHigh ? [] : [`${element.localName} ${name}: ${Math.round(width)} × ${Math.round(height)}`];
      });
    },
    [pixels, maySpace] as const,
  );
}

/** Pages and dialogs that are wider than the window, each with the overflowing parts. */
export function sidewaysScrolls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open], [role=dialog]')].flatMap((box) => {
      if (box.scrollWidth <= box.clientWidth) return [];
      const edge = box.getBoundingClientRect().left + box.clientWidth;
      const isClipped = (element: Element): boolean =>
        element !== box &&
        (getComputedStyle(element).overflowX !== 'visible' || (element.parentElement !== null && isClipped(element.parentElement)));
      const parts = [...box.querySelectorAll('*')].filter(
        (element) =>
          element.getBoundingClientRect().right > edge + 1 && (element.parentElement === null || !isClipped(element.parentElement)),
      );
      const names = parts
        .slice(0, 5)
        .map((part) => `${part.localName}.${part.getAttribute('class')} ${Math.round(part.getBoundingClientRect().right)}`);
      return [`${box.localName}: ${box.scrollWidth} in ${box.clientWidth} (${names.join(', ')})`];
    }),
  );
}

/**
 * Visible texts that a box clips and nobody can scroll to. Names of games and slides do not count, because they are
 * readable elsewhere.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut = (text: DOMRect, element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      // Text for screen readers only is a pixel wide.
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`) || width <= 2 || element.parentElement === null) return false;
      const isCut =
        (overflowX === 'hidden' && (text.left < left - 2 || text.right > right + 2)) ||
        (overflowY === 'hidden' && (text.top < top - 3 || text.bottom > bottom + 3));
      return isCut || cut(text, element.parentElement);
    };
    const found: string[] = [];
    while (walker.nextNode() !== null) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (text === '' || element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) !== true) continue;
      if (element.closest('article, [aria-hidden=true], [aria-roledescription], .swiper') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      if ([...range.getClientRects()].some((box) => box.width > 1 && cut(box, element))) found.push(text);
    }
    return found;
  });
}

/** Running animations that do more than fade. Animations that follow a scroll do not count. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const still = new Set(['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'color', 'backgroundColor', 'borderColor']);
    return document.getAnimations().flatMap(({ effect, playState, timeline }) => {
      if (playState !== 'running' || !(timeline instanceof DocumentTimeline) || !(effect instanceof KeyframeEffect)) return [];
      const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((property) => !still.has(property)));
      return moved.length === 0 ? [] : [`${effect.target?.className.toString() ?? ''}: ${[...new Set(moved)].join(', ')}`];
    });
  });
}

/** Whether a change makes a part of the page and its surroundings look different. */
export async function looksOtherwise(part: Locator, change: () => Promise<unknown>): Promise<boolean> {
  const page = part.page();
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: Math.max(0, x - 4), y: Math.max(0, y - 4), width: width + 8, height: height + 8 };
  const before = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  await change();
  return !before.equals(await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }));
}

/** Gives every text the widest spacing that a reader may set (WCAG 2.2, 1.4.12), which is like a wide typeface. */
export async function widenLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
