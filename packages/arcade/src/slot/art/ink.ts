import { svg } from '../../shell/element.ts';
import type { Tone } from '../../shell/wire.ts';

/**
 * One stroke of a drawing on a field of 100 × 100.
 * `body` is filled with its tone's gradient and outlined, `flat` is filled plainly, `line` is drawn open, `shine` is a patch of light.
 */
export type Stroke =
  | readonly ['body', path: string, tone: Tone]
  | readonly ['flat', path: string, tone: Tone, opacity?: number]
  | readonly ['line', path: string, tone: Tone, width: number]
  | readonly ['shine', path: string, opacity?: number];

export type Drawing = readonly Stroke[];

export function circle(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`;
}

const mixed = (tone: Tone, other: Tone, share: number): string => `color-mix(in oklab, var(--${tone}), var(--${other}) ${share}%)`;

function fillOf(tone: Tone): SVGLinearGradientElement {
  const gradient = svg('linearGradient', { id: `ink-${tone}`, x1: 0.2, y1: 0, x2: 0.8, y2: 1 });
  const stops: [number, string][] = [
    [0, mixed(tone, 'light', tone === 'light' ? 0 : 48)],
    [0.42, `var(--${tone})`],
    [1, mixed(tone, 'night', tone === 'night' ? 0 : 42)],
  ];
  for (const [offset, colour] of stops) {
    const stop = svg('stop', { offset });
    stop.style.setProperty('stop-color', colour);
    gradient.append(stop);
  }
  return gradient;
}

/** The gradients that all symbols share; lives once in the page. */
export function inks(): SVGDefsElement {
  return svg('defs', {}, ...(['night', 'deep', 'mid', 'glow', 'light', 'main', 'pop'] as const).map(fillOf));
}

export function drawStrokes(drawing: Drawing): SVGElement[] {
  return drawing.map((stroke) => {
    const [kind, path] = stroke;
    switch (kind) {
      case 'body': {
        const body = svg('path', { d: path, fill: `url(#ink-${stroke[2]})`, 'stroke-width': 2.6, 'stroke-linejoin': 'round' });
        body.style.setProperty('stroke', 'var(--night)');
        return body;
      }
      case 'flat': {
        const flat = svg('path', { d: path, opacity: stroke[3] ?? 1 });
        flat.style.setProperty('fill', `var(--${stroke[2]})`);
        return flat;
      }
      case 'line': {
        const line = svg('path', {
          d: path,
          fill: 'none',
          'stroke-width': stroke[3],
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        });
        line.style.setProperty('stroke', `var(--${stroke[2]})`);
        return line;
      }
      case 'shine': {
        const shine = svg('path', { d: path, opacity: stroke[2] ?? 0.55 });
        shine.style.setProperty('fill', 'var(--light)');
        return shine;
      }
    }
  });
}
