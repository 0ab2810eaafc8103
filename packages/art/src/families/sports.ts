import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';

/** Flies in from the stand, with its trail behind it. */
function ball(s: Sketch, colours: readonly string[], seams: () => void): void {
  const { night, light, main } = s.palette;
  const tail = s.linear([fade(light, 0), fade(main, 0.7)], [0, 0, 1, 1]);
  s.extra(() => s.path('M-60 10 108 118 84 226Q20 130-60 60z', tail));
  const disc = '<circle cx="150" cy="196" r="84"/>';
  s.use(s.symbol(disc), `fill="${s.radial(colours, 0.36, 0.28, 0.8)}"`);
  s.group(`${s.clip(disc)}`, () => s.group(`transform="rotate(${s.random.whole(-25, 25)} 150 196)"`, seams));
  s.use(s.symbol(disc), `fill="${s.radial(['#fff0', '#fff0', fade(night, 0.65)], 0.38, 0.3, 0.85)}" stroke="${night}" stroke-width="4"`);
  s.extra(() => s.line('M84 170Q96 130 134 122', '#fffc', 6));
}

export function football(s: Sketch): void {
  const { night, light, deep } = s.palette;
  ball(s, ['#fff', light, mix(light, deep, 0.3)], () => {
    const ink = mix(night, deep, 0.3);
    s.line(
      'M150 162V128M182 186 214 172M170 226 190 256M130 226 110 256M118 186 86 172M150 128 110 108M150 128 190 108M86 172 64 140M86 172 66 216M214 172 236 140M214 172 234 216M110 256 74 236M110 256 150 282M190 256 150 282M190 256 226 236',
      ink,
      3.5,
    );
    s.path(
      'M150 160 184 186 171 226H129L116 186zM112 106H188L174 132Q150 122 126 132zM106 262 92 234 60 226 90 284zM194 262 208 234 240 226 210 284z',
      ink,
    );
  });
}

export function basketball(s: Sketch): void {
  const { night } = s.palette;
  ball(s, ['#fc8', '#f83', '#a41'], () => {
    s.path('M66 112h168v168H66z', s.texture(6, 6, `<path d="M1 1h1M4 4h1" stroke="${fade(night, 0.4)}"/>`));
    s.line('M60 196H240M150 106V286M92 130Q140 196 92 262M208 130Q160 196 208 262', mix('#410', night, 0.5), 5);
  });
}

export function tennis(s: Sketch): void {
  const { night, light } = s.palette;
  ball(s, ['#ff9', '#cd2', '#892'], () => {
    s.path('M66 112h168v168H66z', s.texture(7, 7, `<path d="M1 3 3 1M5 6 6 4" stroke="${fade(night, 0.2)}"/>`));
    s.line('M72 130Q150 170 118 284M190 106Q176 196 240 226', light, 8);
  });
}

export function volleyball(s: Sketch): void {
  const { night } = s.palette;
  ball(s, ['#fff', '#eef', '#99b'], () => {
    const third = s.symbol(
      `<g><path d="M150 196Q170 150 150 100L110 100Q142 140 150 196z" fill="#fc2"/><path d="M150 196Q196 176 206 106L176 100Q182 150 150 196z" fill="#26c"/><path d="M150 196Q170 150 150 100M150 196Q142 140 104 110M150 196Q182 150 176 100M150 196Q196 176 206 100" fill="none" stroke="${night}" stroke-width="3"/></g>`,
    );
    for (const turn of [0, 120, 240]) s.use(third, turn ? `transform="rotate(${turn} 150 196)"` : '');
  });
}

/** The driver's helmet in front of the flag. */
export function helmet(s: Sketch): void {
  const { night, light, main, pop } = s.palette;
  const flag = 'M222 34C184 4 144 62 84 26L64 150C124 186 164 124 210 158z';
  s.inked(4, () => {
    s.line('M226 26 200 300', night, 9);
    s.path(flag, '#fff').path(flag, s.texture(40, 40, `<path d="M0 0h20v20h20v20H20V20H0z" fill="#112"/>`, 8));
    s.path(
      'M66 222C62 144 110 106 170 112 226 118 246 168 240 226L230 272C196 288 132 288 94 276L82 250 66 240z',
      s.linear([mix(main, light, 0.6), main, mix(main, night, 0.5)]),
    );
    s.path(
      'M70 206C92 176 152 170 190 184 202 200 200 232 186 246 140 256 100 252 76 244 66 234 64 218 70 206z',
      s.linear([mix(night, pop, 0.5), night]),
    );
  });
  s.line('M150 116C196 128 214 158 218 216', mix(pop, light, 0.2), 13).line('M84 214Q118 190 168 196', '#fffc', 5);
  s.line('M100 140Q122 120 146 120', '#fffc', 5);
}

export function glove(s: Sketch): void {
  const { night, light, main } = s.palette;
  const leather = mix('#d22', main, 0.15);
  s.inked(4, () => {
    s.path('M136 210H232L240 282H130z', s.linear([light, mix(light, night, 0.35)], [0, 0, 1, 0]));
    s.path(
      'M70 150C66 92 128 66 186 76 244 88 262 138 246 190L236 222H134C96 216 74 190 70 150z',
      s.linear([mix(leather, light, 0.5), leather, mix(leather, night, 0.5)]),
    );
    s.path(
      'M66 166C56 138 84 122 112 136 142 146 170 160 178 188 164 216 112 214 82 196 72 190 68 178 66 166z',
      s.linear([mix(leather, light, 0.35), mix(leather, night, 0.3)]),
    );
  });
  s.line('M88 112Q112 86 158 88', '#fffc', 7).line('M84 156Q98 148 112 154', '#fffa', 5);
  s.extra(() => s.line('M138 234H234M136 250H236', fade(night, 0.5), 3));
}
