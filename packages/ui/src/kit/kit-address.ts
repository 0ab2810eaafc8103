/** The parts of the kit's address: component, state and display settings. */
export interface KitAddress {
  title: string | null;
  state: string | null;
  view: KitView;
}

export interface KitView {
  theme: string;
  contrast: string;
  motion: string;
  text: string;
  direction: string;
}

/** The options of the toolbar by name. The first of each is the browser's default. */
export const kitChoices = {
  theme: ['', 'light', 'dark'],
  contrast: ['', 'more'],
  motion: ['', 'reduce'],
  text: ['', '150', '200'],
  direction: ['', 'rtl'],
} as const satisfies Record<keyof KitView, readonly string[]>;

const names = Object.keys(kitChoices) as (keyof KitView)[];

export function readKitAddress({ pathname, search }: { pathname: string; search: string }): KitAddress {
  // Component names start with a capital letter. Anything else is the language prefix of the site's addresses.
  const [title = '', state = ''] = pathname
    .replace(/^\/[a-z][\w-]*(?=\/|$)/, '')
    .slice(1)
    .split('/')
    .map(decodeURIComponent);
  const params = new URLSearchParams(search);
  const chosen = (name: keyof KitView) => kitChoices[name].find((each) => each === params.get(name)) ?? '';
  return {
    title: title || null,
    state: state || null,
    view: {
      theme: chosen('theme'),
      contrast: chosen('contrast'),
      motion: chosen('motion'),
      text: chosen('text'),
      direction: chosen('direction'),
    },
  };
}

export function kitAddress({ title, state, view }: KitAddress): string {
  const path = [title, state].flatMap((part) => (part === null ? [] : [encodeURIComponent(part)])).join('/');
  const params = new URLSearchParams(names.flatMap((name) => (view[name] === '' ? [] : [[name, view[name]]])));
  return `/${path}${params.size === 0 ? '' : `?${params.toString()}`}`;
}
