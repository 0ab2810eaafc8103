import { svg } from '../../shell/element.ts';
import type { SlotTheme } from '../slot-theme.ts';
import { gem } from './gems.ts';
import { circle, drawStrokes, inks, type Drawing } from './ink.ts';
import { pictures } from './pictures.ts';

const burst = Array.from({ length: 12 }, (_, i) => {
  const ray = (turn: number, r: number): string => {
    const angle = ((i + turn) * 30 * Math.PI) / 180;
    return `${(50 + Math.sin(angle) * r).toFixed(1)} ${(50 - Math.cos(angle) * r).toFixed(1)}`;
  };
  return `${i === 0 ? 'M' : 'L'}${ray(0, 47)}L${ray(0.5, 37)}`;
}).join('');

const scatter: Drawing = [
  ['body', `${burst}z`, 'pop'],
  ['body', circle(50, 50, 32), 'main'],
  ['line', circle(50, 50, 26), 'light', 1.6],
  ['body', 'M50 26l7.2 15.4 16.8 2-12.4 11.6 3.3 16.700L50 63.500l-14.9 8.2 3.3-16.700L26 43.400l16.8-2z', 'light'],
  ['shine', 'M24 44c3-9 9-15 18-18-6 5-10 11-12 18z', 0.55],
];

const wild: Drawing = [
  ['body', 'M4 60l14-9v22L8 82zM96 60l-14-9v22l10 9z', 'deep'],
  ['body', 'M50 4l12 11h17l3 17 14 14-10 12 2 18-17 4-9 15-12-7-12 7-9-15-17-4 2-18L4 46l14-14 3-17h17z', 'glow'],
  ['body', circle(50, 49, 31), 'night'],
  ['line', circle(50, 49, 27), 'main', 1.8],
  ['body', 'M24 36h13l5 18 5-16h7l5 16 5-18h12L64 66h-9l-5-15-5 15h-9z', 'main'],
  ['shine', 'M26 38h9l3 9z', 0.5],
];

function drawingOf(symbol: string, theme: SlotTheme): Drawing {
  const [a, b, c] = pictures[theme];
  const all: Record<string, Drawing> = { W: wild, S: scatter, a, b, c, d: gem('d'), e: gem('e'), f: gem('f'), g: gem('g') };
  return all[symbol] ?? [];
}

/** All symbols of a theme, drawn once; `symbolUse` places them. */
export function symbolSheet(theme: SlotTheme): SVGSVGElement {
  const drawn = [...'WSabcdefg'].map((symbol) =>
    svg('symbol', { id: `symbol-${symbol}`, viewBox: '0 0 100 100' }, ...drawStrokes(drawingOf(symbol, theme))),
  );
  return svg('svg', { class: 'sheet', 'aria-hidden': 'true' }, inks(), ...drawn);
}

export function symbolUse(symbol: string): SVGSVGElement {
  return svg(
    'svg',
    { class: 'symbol', viewBox: '0 0 100 100', 'aria-hidden': 'true', 'data-symbol': symbol },
    svg('use', { href: `#symbol-${symbol}` }),
  );
}
