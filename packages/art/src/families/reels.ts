import { bloom, dust, rays } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import { charm, charmNames } from '../symbols.ts';
import type { Family } from './family.ts';

/** A slot machine seen from the front, lit by its own bulbs. The middle row has just stopped. */
export const reels: Family = {
  face: 'round',
  lettering: 'bulge',
  draw(s, f) {
    const { night, deep, mid, glow, light, main, pop } = s.palette;
    s.light(150, 140, 300, [glow, mid, deep, night]);
    rays(s, 150, 150, 14, fade(light, 0.13), s.random.whole(0, 12));
    s.extra(() => bloom(s, 150, 110, 190, light, 0.5));
    s.extra(() => dust(s, f, 8, light));

    const top = s.random.pick([24, 38, 50]);
    s.path(
      `M26 360V130Q26 ${top} 150 ${top}T274 130V360z`,
      s.linear([mix(main, light, 0.6), main, mix(main, night, 0.6)], [0, 0, 1, 1]),
      `stroke="${night}" stroke-width="5"`,
    );
    const bulbs = s.symbol(`<path d="M40 360V134Q40 ${top + 14} 150 ${top + 14}T260 134V360" fill="none"/>`);
    s.use(bulbs, `stroke="${mix(deep, night, 0.5)}" stroke-width="13"`);
    s.use(bulbs, `stroke="${light}" stroke-width="7" stroke-dasharray="0 ${s.random.pick([13, 15])}"`);
    s.path('M54 360V136Q54 78 150 78T246 136V360z', s.linear([mix(pop, light, 0.2), mix(pop, night, 0.5), night]));
    reelWindow(s);
    s.extra(() => s.path('M50 174 70 190 50 206zM250 174 230 190 250 206z', light, `stroke="${night}" stroke-width="2"`));
    s.extra(() => s.line('M74 190H226', light, 50, 'opacity=".2"'));
    const crest = s.random.pick(['star', 'crown', 'gem']);
    s.extra(() => s.inked(2, () => s.use(s.symbol(charm(s, crest)), `transform="translate(150 ${top + 14})scale(1.6)"`)));
    s.extra(() => coins(s));
  },
};

function reelWindow(s: Sketch): void {
  const { night, deep, light } = s.palette;
  const names = s.random.shuffle(charmNames).slice(0, 3);
  const ids = names.map((name) => s.symbol(charm(s, name)));
  const rows = s.random.pick([
    [1, 0, 2, 0, 0, 0, 2, 1, 1],
    [2, 0, 1, 0, 0, 0, 1, 2, 0],
    [1, 2, 0, 0, 1, 2, 2, 0, 1],
  ]);
  s.add(`<rect x="58" y="110" width="184" height="160" rx="12" fill="${night}"/>`);
  s.path('M64 116h55v148H64zM122.5 116h55v148h-55zM181 116h55v148h-55z', s.linear([light, '#fff', mix(light, deep, 0.4)]));
  s.group(`${s.clip('<path d="M64 116h172v148H64z"/>')} stroke="${night}" stroke-width="2"`, () =>
    s.group('transform="translate(150 190)scale(1.35)"', () => {
      rows.forEach((charmIndex, i) => s.use(ids[charmIndex] ?? '', `x="${((i % 3) - 1) * 43}" y="${(Math.floor(i / 3) - 1) * 44}"`));
    }),
  );
  s.path('M64 116h172v148H64z', s.linear([`${night}e`, `${night}1`, `${night}0`, `${night}1`, `${night}e`]));
  s.extra(() => s.path('M64 116h80l-54 148H64z', '#fff2'));
}

/** The coins of the last win, in a heap along the bottom. */
function coins(s: Sketch): void {
  const { night, light, glow } = s.palette;
  const gold = mix('#fb3', glow, 0.2);
  const coin = s.symbol(
    `<g fill="${gold}"><ellipse ry="10" rx="17" cy="5" fill="${mix(gold, night, 0.6)}"/><ellipse ry="10" rx="17"/><ellipse ry="6" rx="11" fill="${mix(gold, light, 0.55)}"/></g>`,
  );
  for (let i = 0; i < 9; i++) {
    const x = 30 + i * 30 + s.random.whole(-6, 6);
    s.use(coin, `x="${x}" y="${Math.round(298 - 30 * Math.sin((i / 8) * Math.PI) + (i % 3) * 10)}"`);
  }
}
