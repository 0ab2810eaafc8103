import { mix } from './palettes.ts';
import type { Sketch } from './sketch.ts';
import { d } from './sketch.ts';

/** Suits and charms, each centred on (0, 0) and about 36 units high. */
export const SUITS = {
  heart: 'M0 17C-24-2-17-19-8-17-3-16 0-12 0-8 0-12 3-16 8-17 17-19 24-2 0 17z',
  spade: 'M0-18C5-8 18-3 16 6 14 13 5 12 2 7 2 11 4 15 8 17H-8C-4 15-2 11-2 7-5 12-14 13-16 6-18-3-5-8 0-18z',
  diamond: 'M0-19Q6-8 14 0 6 8 0 19-6 8-14 0-6-8 0-19z',
  club: 'M-8-10a8 8 0 1 1 16 0 8 8 0 1 1-16 0M-17 4a8 8 0 1 1 16 0 8 8 0 1 1-16 0M1 4a8 8 0 1 1 16 0 8 8 0 1 1-16 0M-5-6H5V6L0 0Q1 12 8 17H-8Q-1 12 0 0L-5 6z',
} as const;

export type Suit = keyof typeof SUITS;
export const suitNames: readonly [Suit, ...Suit[]] = ['heart', 'spade', 'diamond', 'club'];

export function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const r = i % 2 ? inner : outer;
    const a = (Math.PI * i) / points - Math.PI / 2;
    return d`${Math.cos(a) * r} ${Math.sin(a) * r}`;
  });
  return `M${corners.join('L')}z`;
}

export type Charm = 'seven' | 'cherries' | 'bell' | 'gem' | 'star' | 'clover' | 'crown' | 'bars' | 'horseshoe' | 'melon';
export const charmNames: readonly [Charm, ...Charm[]] = [
  'seven',
  'cherries',
  'bell',
  'gem',
  'star',
  'clover',
  'crown',
  'bars',
  'horseshoe',
  'melon',
];

/**
 * Markup of a charm, to be placed inside `inked`: a lit face, a shaded part, one highlight. Colours are the usual ones
 * (cherries are red), adjusted by the palette.
 */
export function charm(s: Sketch, name: Charm): string {
  const { night, light } = s.palette;
  const red = mix('#e24', s.palette.main, 0.1);
  const gold = mix('#fb3', s.palette.glow, 0.12);
  const green = mix('#295', s.palette.mid, 0.15);
  const dark = (colour: string): string => mix(colour, night, 0.35);
  switch (name) {
    case 'seven':
      return `<g><path d="M-13-17H14V-9C4 0 2 7 2 17H-10C-9 5-5-2 2-7H-8V-3H-13z" fill="${red}"/><path d="M-10-14H11" stroke="${light}" opacity=".8"/></g>`;
    case 'cherries':
      return `<g><path d="M-8 6C-6-6 2-14 9-17 8-8 9-2 10 4" fill="none" stroke="${green}" stroke-width="3"/><path d="M9-17q-12-4-16 4 10 3 16-4z" fill="${green}"/><circle cx="-9" cy="9" r="9" fill="${red}"/><circle cx="10" cy="8" r="9" fill="${dark(red)}"/><path d="M-14 7q1-4 4-4M6 5q1-3 3-3" fill="none" stroke="${light}"/></g>`;
    case 'bell':
      return `<g><circle cy="13" r="5" fill="${dark(gold)}"/><path d="M0-18C11-18 12-6 13 3L17 10H-17L-13 3C-12-6-11-18 0-18z" fill="${gold}"/><path d="M-7 2C-6-6-6-12-1-14" fill="none" stroke="${light}" stroke-width="3"/></g>`;
    case 'gem':
      return `<g><path d="M-10-15H10L19-4 0 18-19-4z" fill="${s.palette.pop}"/><path d="M-10-15-5-4 0 18 5-4 10-15M-19-4H19" fill="none" stroke-width="1" opacity=".6"/><path d="M-10-15-5-4H-19zM10-15 5-4H-5L0-15z" fill="${light}" stroke="none" opacity=".5"/></g>`;
    case 'star':
      return `<g><path d="${starPath(5, 19, 9)}" fill="${gold}"/><path d="M0-19V0L-18-6-7 3-11 15 0 0z" fill="${light}" stroke="none" opacity=".4"/></g>`;
    case 'clover':
      return `<g><path d="M2 4Q3 14 9 18" fill="none" stroke="${dark(green)}" stroke-width="4"/><path d="M0 0C-20 12-24-6-12-7-16-20 0-22 0-8 0-22 16-20 12-7 24-6 20 12 0 0z" fill="${green}"/><path d="M-13-3q5 0 10 2M-5-13q3 4 4 9" fill="none" stroke="${light}" opacity=".6"/></g>`;
    case 'crown':
      return `<g><path d="M-16 14-19-9-8 0 0-17 8 0 19-9 16 14z" fill="${gold}"/><path d="M-15 9H15" stroke="${dark(gold)}" stroke-width="3"/><circle cy="3" r="4" fill="${red}"/></g>`;
    case 'bars':
      return `<g><path d="M-18-15H18V-6H-18zM-18-4H18V5H-18zM-18 7H18V16H-18z" fill="${mix(night, s.palette.pop, 0.35)}"/><path d="M-14-12H6M-14-1H6M-14 10H6" stroke="${light}"/></g>`;
    case 'horseshoe':
      return `<g fill="none"><path d="M-10 15C-22-20 22-20 10 15" stroke-width="11"/><path d="M-10 15C-22-20 22-20 10 15" stroke="${gold}" stroke-width="8"/><path d="M-11 9C-18-17 18-17 11 9" stroke="${dark(gold)}" stroke-width="2.5" stroke-dasharray="1 6"/></g>`;
    case 'melon':
      return `<g><path d="M-19-7A20 20 0 0 0 19-7z" fill="${green}"/><path d="M-15-7A15 15 0 0 0 15-7z" fill="${red}" stroke="${light}"/><path d="M-7-2v1M0-2v1M7-2v1M-3 4v1M4 4v1" stroke-width="2.5"/></g>`;
  }
}
