import type { Face } from './lettering.ts';
import { canLetter } from './lettering.ts';
import { hash, idPrefix } from './random.ts';
import { d, num } from './sketch.ts';
import type { LetteringStyle, Lockup } from './title-lockup.ts';
import { SUITS, starPath } from './symbols.ts';
import { lockUp } from './title-lockup.ts';

export interface VendorMarkOptions {
  /** The emblem has room for up to three characters. */
  code: string;
  name: string;
  /** Ink for a light background (`dark`) or for a dark one (`light`). The background stays transparent. */
  tone: 'dark' | 'light';
}

/** 200 × 56. Every vendor gets the same height and weight, whatever its name. */
const WIDTH = 200;
const HEIGHT = 56;

/** Emblems of the same optical size, each 48 high. */
const EMBLEMS = [
  'M12 4H44Q52 4 52 12V44Q52 52 44 52H12Q4 52 4 44V12Q4 4 12 4z',
  'M28 4A24 24 0 0 1 28 52 24 24 0 0 1 28 4z',
  'M28 3 50 15V41L28 53 6 41V15z',
  'M5 4H51V32Q51 45 28 53 5 45 5 32z',
  'M13 4H53L43 52H3z',
] as const;

const EMBLEM_WIDTH = 56;

/** Symbols for vendors whose name is their code, so that the same letters do not appear twice. */
const SIGNS = [starPath(5, 17, 8), starPath(4, 18, 7), SUITS.diamond, SUITS.spade, SUITS.club, SUITS.heart] as const;

/** A vendor's name beside an emblem with the first letters of its name or code. One colour, without any trademark. */
export function drawVendorMark({ code, name, tone }: VendorMarkOptions): string {
  const ink = tone === 'dark' ? '#15191c' : '#fff';
  const pick = hash(`vendor:${code}`);
  const face: Face = pick % 2 ? 'sharp' : 'round';
  const style: LetteringStyle = pick % 5 === 4 ? 'slant' : 'flat';
  const emblem = EMBLEMS[(pick >>> 3) % EMBLEMS.length] ?? EMBLEMS[0];
  const initials = [name, code].map((text) => [...text.trim()].slice(0, 3).join('')).find((text) => canLetter(text, face)) ?? '';
  const sign = code === name ? SIGNS[(pick >>> 6) % SIGNS.length] : undefined;
  const cut = lockUp(initials, face, 'flat', { centre: 28, foot: 36.5, width: initials.length > 2 ? 34 : 30, height: 18 });
  const word = lockUp(name, face, style, { centre: EMBLEM_WIDTH + 74, foot: 42, width: 134, height: 28 });
  const id = `${idPrefix(`${code}|${name}|${tone}`)}m`;
  const hole = sign === undefined ? cut && lettering(cut) : `<path d="${sign}" transform="translate(28 28)"/>`;
  const mask = hole && `<mask id="${id}"><path d="${emblem}" fill="#fff"/><g fill="#000">${hole}</g></mask>`;
  const badge = mask ? `${mask}<path d="${emblem}" mask="url(#${id})"/>` : `<path d="${emblem}"/>`;
  const width = EMBLEM_WIDTH + (word ? 7 + word.width : 0);
  const indent = (WIDTH - width) / 2;
  const wordIndent = word ? (word.width - 134) / 2 : 0;
  const text = word ? d`<g transform="translate(${wordIndent})" fill="${ink}">${lettering(word)}</g>` : '';
  return d`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-indent} 0 ${WIDTH} ${HEIGHT}"><g fill="${ink}">${badge}</g>${text}</svg>`;
}

const lettering = ({ data, grid }: Lockup): string => `<path d="${data}" transform="scale(${num(1 / grid, 3)})"/>`;
