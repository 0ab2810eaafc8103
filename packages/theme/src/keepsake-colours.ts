/**
 * A golden egg is gold and a red envelope red in every brand and mode, because players recognize them by their colour.
 */
export const keepsakeColours = {
  gold: 'oklch(0.82 0.16 84)',
  goldShade: 'oklch(0.55 0.13 66)',
  goldShine: 'oklch(0.97 0.06 95)',
  red: 'oklch(0.52 0.2 27)',
  redFlap: 'oklch(0.6 0.21 29)',
  redShade: 'oklch(0.34 0.13 26)',
} as const;
