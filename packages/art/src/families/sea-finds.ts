import { mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import { starPath } from '../symbols.ts';

export function shell(s: Sketch): void {
  const { night, light, main, pop, glow } = s.palette;
  s.path(
    'M150 190C96 190 44 152 52 106 66 66 112 82 150 54 188 82 234 66 248 106 256 152 204 190 150 190z',
    s.linear([mix(main, light, 0.6), main, mix(main, night, 0.5)]),
  );
  s.line('M150 190 84 84M150 190 118 72M150 190V60M150 190 182 72M150 190 216 84', night, 2.5, 'opacity=".45"');
  s.line('M66 112Q74 92 100 92M124 84 144 72', light, 4, 'opacity=".8"');
  s.path('M50 196C64 252 236 252 250 196 220 176 80 176 50 196z', s.linear([mix(pop, light, 0.5), pop, mix(pop, night, 0.5)]));
  s.ellipse(150, 192, 84, 14, mix(pop, night, 0.65));
  s.circle(150, 172, 32, s.radial(['#fff', light, mix(glow, light, 0.4), mix(glow, night, 0.35)], 0.36, 0.3, 0.75));
}

export function starfish(s: Sketch): void {
  const { night, light, main, pop } = s.palette;
  s.group('transform="translate(150 168)rotate(8)" stroke-width="34"', () => {
    const arms = starPath(5, 92, 34);
    s.path(arms, 'none', 'stroke-width="42"').path(arms, mix(main, night, 0.15), `stroke="${mix(main, night, 0.15)}"`);
    s.path(starPath(5, 90, 30), mix(main, light, 0.3), `stroke="${mix(main, light, 0.3)}" stroke-width="16"`);
    s.line('M0-76V0L72-23M0 0 45 62M0 0-45 62M0 0-72-23', mix(pop, light, 0.35), 9, 'stroke-dasharray="0 17"');
  });
}

/** A single stroke of iron, with an outline and a lit edge. */
function forged(s: Sketch, bars: string, points: string): void {
  const { night, light, main } = s.palette;
  s.line(bars, night, 24)
    .path(points, mix(main, night, 0.2), 'stroke-width="6"')
    .line(bars, mix(main, night, 0.2), 18);
  s.line(bars, mix(main, light, 0.55), 5);
}

export function anchor(s: Sketch): void {
  forged(
    s,
    'M150 100a20 20 0 1 1 .1 0V244M100 124H200M70 186C80 230 112 246 150 246S220 230 230 186',
    'M44 198 66 146 100 192zM256 198 234 146 200 192z',
  );
}

export function trident(s: Sketch): void {
  forged(s, 'M150 84V320M96 100V130Q96 176 150 176T204 130V100', 'M150 34 174 88H126zM96 52 118 104H74zM204 52 226 104H182z');
}
