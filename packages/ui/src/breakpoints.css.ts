/**
 * Minimum widths of a phone (390 px), a tablet (768), a desktop (1280) and a wide screen (1920). They are in em, so a
 * page with text twice as large gets the layout for half the width. Styles without a breakpoint are for the smallest
 * phone.
 */
export const from = {
  phone: '(min-width: 24.375em)',
  tablet: '(min-width: 48em)',
  desktop: '(min-width: 80em)',
  wide: '(min-width: 120em)',
} as const;

/** A phone with text enlarged by half or more. */
export const largeText = '(max-width: 17em)';
