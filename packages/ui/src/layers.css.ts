/** The order of layers from the page up. Dialogs and menus need none: the browser draws them above everything. */
export const layer = {
  /** Over its neighbours only. */
  neighbour: 1,
  /** Sticky parts of the page. */
  sticky: 10,
  /** Header and bottom navigation. */
  bar: 20,
  message: 30,
  progress: 40,
  skipLink: 50,
} as const;
