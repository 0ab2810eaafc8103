import type { Tone } from '../../shell/wire.ts';
import type { Drawing, Stroke } from './ink.ts';

type Point = readonly [x: number, y: number];

const outlines: Record<'d' | 'e' | 'f' | 'g', { tone: Tone; table: number; points: readonly Point[] }> = {
  d: { tone: 'main', table: 0.56, points: ring(8, 39, 39, 22.5) },
  e: {
    tone: 'pop',
    table: 0.6,
    points: [
      [33, 12],
      [67, 12],
      [82, 28],
      [82, 72],
      [67, 88],
      [33, 88],
      [18, 72],
      [18, 28],
    ],
  },
  f: {
    tone: 'glow',
    table: 0.5,
    points: [
      [26, 16],
      [74, 16],
      [90, 38],
      [50, 90],
      [10, 38],
    ],
  },
  g: { tone: 'mid', table: 0.54, points: ring(6, 40, 40, 0) },
};

/** A cut stone: facets between rim and table, each lit by how far it turns to the light at the upper left. */
export function gem(kind: keyof typeof outlines): Drawing {
  const { tone, table, points } = outlines[kind];
  const [cx, cy] = kind === 'f' ? [50, 42] : [50, 50];
  const inner = points.map(([x, y]): Point => [cx + (x - cx) * table, cy + (y - cy) * table]);
  const strokes: Stroke[] = [['body', path(points), tone]];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    const facet = path([a, b, inner[(i + 1) % inner.length] ?? a, inner[i] ?? a]);
    const light = lightOn((a[0] + b[0]) / 2 - cx, (a[1] + b[1]) / 2 - cy);
    strokes.push(light > 0 ? ['shine', facet, light * 0.5] : ['flat', facet, 'night', -light * 0.42]);
  });
  strokes.push(
    ['shine', path(inner), 0.22],
    ['line', path(inner), 'light', 1],
    ...points.map((point, i): Stroke => ['line', path([point, inner[i] ?? point], false), 'light', 0.6]),
  );
  strokes.push(['shine', glint(inner), 0.75]);
  return strokes;
}

/** From -1 (away) to 1 (full in the light). */
function lightOn(x: number, y: number): number {
  return (-x * 0.6 - y * 0.8) / Math.hypot(x, y);
}

function ring(count: number, rx: number, ry: number, turn: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i * 360) / count + turn) * (Math.PI / 180);
    return [50 + Math.cos(angle) * rx, 50 + Math.sin(angle) * ry];
  });
}

function glint(inner: readonly Point[]): string {
  const left = Math.min(...inner.map(([x]) => x));
  const top = Math.min(...inner.map(([, y]) => y));
  const at = (x: number, y: number): Point => [left + x, top + y];
  return path([at(9, 6), at(17, 4), at(9, 20), at(5, 16)]);
}

function path(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'z' : ''}`;
}
