/** What lies over what, from the page up. Dialogs and menus need no number: the browser draws them above all of it. */
export const layer = {
  /** Over its neighbours only. */
  neighbour: 1,
  /** Stays in sight while its part of the page scrolls by. */
  sticky: 10,
  /** Header and bottom navigation. */
  bar: 20,
  message: 30,
  progress: 40,
  skipLink: 50,
} as const;
