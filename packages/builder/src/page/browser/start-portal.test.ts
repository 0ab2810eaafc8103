import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPortal } from './start-portal.ts';

interface StyleLink {
  sheet: object | null;
  onload?: () => void;
  onerror?: () => void;
}

/** A page whose script list is complete. Style sheets without a `sheet` are still loading. */
function openPage(scripts: readonly string[], { hidden = false, links = [] as StyleLink[] } = {}) {
  const asked: string[] = [];
  const frames: (() => void)[] = [];
  let finish = (): void => undefined;
  vi.stubGlobal('startEvents', events);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('document', {
    hidden,
    head: { append: ({ href }: { href: string }) => asked.push(href) },
    createElement: () => ({}),
    getElementById: () => ({ textContent: JSON.stringify(scripts), nextSibling: {} }),
    querySelectorAll: () => links,
    addEventListener: (_type: string, listener: () => void) => (finish = listener),
  });
  return { asked, paint: () => frames.forEach((frame) => frame()), finish: () => finish() };
}

const events: string[] = [];
/** A script that reports that it ran. The number prevents Node from reusing a loaded one. */
let made = 0;
const scriptThat = (name: string, more = '') => `data:text/javascript,startEvents.push('${name}');${more}//${(made += 1)}`;

beforeEach(() => void events.splice(0));
afterEach(() => vi.unstubAllGlobals());

describe('the start of the portal', () => {
  it('runs the scripts in order, each in its own task', async () => {
    const page = openPage([scriptThat('a', "setTimeout(()=>startEvents.push('a task after a'));"), scriptThat('b')]);
    startPortal();
    page.paint();
    page.finish();
    await expect.poll(() => events).toEqual(['a', 'a task after a', 'b']);
  });

  it.each(['onload', 'onerror'] as const)('waits for every pending style sheet until its %s', async (answer) => {
    const links: StyleLink[] = [{ sheet: {} }, { sheet: null }, { sheet: null }];
    const page = openPage([scriptThat('a')], { links });
    startPortal();
    page.paint();
    page.finish();
    await expect.poll(() => links[2]?.[answer]).toBeDefined();
    links[1]?.[answer]?.();
    await new Promise((done) => setTimeout(done, 20));
    expect([page.asked.length, events]).toEqual([1, []]);
    links[2]?.[answer]?.();
    await expect.poll(() => events).toEqual(['a']);
  });

  it('requests scripts at once in a background tab, which paints nothing', async () => {
    const page = openPage(['/a.js', '/b.js'], { hidden: true });
    startPortal();
    await expect.poll(() => page.asked).toEqual(['/a.js', '/b.js']);
  });
});
