/** The pages that represent a site: the home page, a list and a 404. */
export const keyPages = [
  { id: 'home', path: '/', title: 'Home' },
  { id: 'category', path: '/?type=RNG', title: 'A category' },
  { id: 'not-found', path: '/nowhere', title: 'Not found' },
] as const;

export const screens = [
  { id: 'desktop', title: 'Desktop', viewport: { width: 1280, height: 800 }, isMobile: false },
  { id: 'mobile', title: 'Mobile', viewport: { width: 390, height: 844 }, isMobile: true },
] as const;

export type KeyPage = (typeof keyPages)[number];
export type Screen = (typeof screens)[number];

/** One picture of a brand; `id` is `<page>-<mode>-<screen>`. */
export interface Shot {
  id: string;
  page: KeyPage;
  mode: string;
  screen: Screen;
}

/** Every picture of a brand that offers these modes, in the order of reports. */
export function shotsOf(modes: readonly string[]): Shot[] {
  return modes.flatMap((mode) =>
    screens.flatMap((screen) => keyPages.map((page) => ({ id: `${page.id}-${mode}-${screen.id}`, page, mode, screen }))),
  );
}
