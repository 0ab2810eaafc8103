/** Minimum widths: a phone, a tablet, a desk, a wall. Styles without one are for the smallest phone. */
export const from = {
  phone: '(min-width: 390px)',
  tablet: '(min-width: 768px)',
  desktop: '(min-width: 1280px)',
  wide: '(min-width: 1920px)',
} as const;
