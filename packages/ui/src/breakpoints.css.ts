/**
 * Minimum widths: a phone of 390 px, a tablet of 768, a desk of 1280, a wall of 1920, in the letters of the reader: whose text is twice as
 * large has half the room, and gets the page that fits it. Styles without one are for the smallest phone.
 */
export const from = {
  phone: '(min-width: 24.375em)',
  tablet: '(min-width: 48em)',
  desktop: '(min-width: 80em)',
  wide: '(min-width: 120em)',
} as const;

/** A phone whose text is half as large again, or more. */
export const largeText = '(max-width: 17em)';
