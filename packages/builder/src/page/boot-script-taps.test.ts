import { runInNewContext } from 'node:vm';
import { pageNames, type PublicBrand } from '@livery/brand/public-brand';
import { describe, expect, it } from 'vitest';
import { bootScript } from './boot-script.ts';

const brand = {
  theme: { modes: ['light'], default: 'light' },
  languages: { default: 'en', supported: ['en'] },
} as unknown as PublicBrand;

/** A control that the script finds by these selectors. `done` is its state after hydration. */
function aControl(selectors: string[], localName = 'button') {
  const control = {
    localName,
    isConnected: true,
    value: '',
    done: [] as string[],
    attributes: new Set<string>(),
    closest: (list: string): object | null => (list === 'input,textarea' ? null : control),
    matches: (list: string) => list.split(',').some((selector) => selectors.includes(selector)),
    setAttribute: (name: string) => control.attributes.add(name),
    removeAttribute: (name: string) => control.attributes.delete(name),
    click: () => control.done.push('pressed'),
    dispatchEvent: ({ type }: Event) => control.done.push(`${type} ${control.value}`),
  };
  return control;
}

const pressable = () => aControl(['button:not([popovertarget])']);

/** A page before its portal is running: `tap` returns whether the browser's default was prevented. */
function openPage(search: object | null = null) {
  const listeners = new Map<string, ((event: object) => void)[]>();
  const location = { pathname: '/', search: '' };
  runInNewContext(bootScript(brand), {
    Event,
    document: {
      documentElement: { dataset: {} },
      querySelectorAll: () => [],
      querySelector: () => search,
      addEventListener: (type: string, listener: (event: object) => void) =>
        listeners.set(type, [...(listeners.get(type) ?? []), listener]),
      removeEventListener: (type: string, listener: (event: object) => void) =>
        listeners.set(
          type,
          (listeners.get(type) ?? []).filter((other) => other !== listener),
        ),
    },
    location,
    localStorage: { getItem: () => null },
    sessionStorage: { getItem: () => null },
    requestAnimationFrame: () => 0,
  });
  const send = (type: string, event: object = {}) => listeners.get(type)?.forEach((listener) => listener(event));
  return {
    location,
    tap(target: object, more: object = {}) {
      let isHeld = false;
      send('click', { type: 'click', target, button: 0, preventDefault: () => (isHeld = true), stopPropagation: () => undefined, ...more });
      return isHeld;
    },
    press(key: string, target: object = aControl([], 'body'), more: object = {}) {
      let isHeld = false;
      send('keydown', { type: 'keydown', key, target, preventDefault: () => (isHeld = true), stopPropagation: () => undefined, ...more });
      return isHeld;
    },
    choose: (target: object) =>
      send('change', { type: 'change', target, preventDefault: () => undefined, stopPropagation: () => undefined }),
    hydrate: () => send(pageNames.hydratedEvent),
  };
}

describe('a tap before the portal answers', () => {
  it('is shown at once and replayed once the portal answers', () => {
    const page = openPage();
    const button = pressable();
    expect(page.tap(button)).toBe(true);
    expect([[...button.attributes], button.done]).toEqual([['data-heard'], []]);
    page.hydrate();
    expect([[...button.attributes], button.done]).toEqual([[], ['pressed']]);
    expect(page.tap(button), 'from then on the portal hears').toBe(false);
    page.hydrate();
    expect(button.done).toEqual(['pressed']);
  });

  it('is the only one replayed if it was the last', () => {
    const page = openPage();
    const [first, last] = [pressable(), pressable()];
    page.tap(first);
    page.tap(last);
    expect([first.attributes.size, last.attributes.size]).toEqual([0, 1]);
    page.hydrate();
    expect([first.done, last.done]).toEqual([[], ['pressed']]);
  });

  it('is forgotten when its control is gone or the address has changed', () => {
    const gone = openPage();
    const lost = pressable();
    gone.tap(lost);
    lost.isConnected = false;
    gone.hydrate();
    const left = openPage();
    const behind = pressable();
    left.tap(behind);
    left.location.pathname = '/promotions';
    left.hydrate();
    expect([lost.done, behind.done]).toEqual([[], []]);
  });

  it('is left to the browser if the browser handles it, and drops the tap before it', () => {
    const page = openPage();
    const button = pressable();
    page.tap(button);
    expect(page.tap(aControl([], 'a'))).toBe(false);
    expect(page.tap(aControl([], 'summary'))).toBe(false);
    page.hydrate();
    expect(button.done).toEqual([]);
  });

  it('opens a dialog without loading its page, unless the visitor asks for a new tab', () => {
    const page = openPage();
    const link = aControl(['a[aria-haspopup=dialog]'], 'a');
    expect(page.tap(link, { ctrlKey: true })).toBe(false);
    expect(page.tap(link, { button: 1 })).toBe(false);
    expect(page.tap(link)).toBe(true);
    page.hydrate();
    expect(link.done).toEqual(['pressed']);
  });

  it('can be the search key, unless the visitor is typing or holds Ctrl', () => {
    const search = pressable();
    const page = openPage(search);
    expect([page.press('Enter'), page.press('/', undefined, { ctrlKey: true })]).toEqual([false, false]);
    expect(page.press('/', { closest: (tags: string) => (tags === 'input,textarea' ? {} : null) })).toBe(false);
    page.hydrate();
    expect(search.done).toEqual([]);
    const other = openPage(search);
    expect(other.press('/')).toBe(true);
    other.hydrate();
    expect(search.done).toEqual(['pressed']);
  });

  it('keeps the option chosen in a list', () => {
    const page = openPage();
    const list = aControl(['select'], 'select');
    list.value = 'pt';
    page.choose(list);
    list.value = 'en';
    page.hydrate();
    expect(list.done).toEqual(['change pt']);
  });
});
