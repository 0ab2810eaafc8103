/** The stacking order from the page up. Dialogs and menus need none, because the browser draws them on top. */
export const layer = {
  /** Above its neighbours only. */
  neighbour: 1,
  /** Sticky parts of the page. */
  sticky: 10,
  /** Header and bottom navigation. */
  bar: 20,
  message: 30,
  progress: 40,
  skipLink: 50,
} as const;
