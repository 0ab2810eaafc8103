import { bloom, rays } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import { d } from '../sketch.ts';
import { charm, starPath } from '../symbols.ts';
import type { Family } from './family.ts';

/** The wheel fills the picture, lit from its own rim and from behind. */
export const wheel: Family = {
  face: 'round',
  lettering: 'arch',
  draw(s) {
    const { night, deep, mid, glow, light, main, pop } = s.palette;
    s.light(150, 165, 300, [glow, mid, deep, night]);
    rays(s, 150, 165, 16, fade(light, 0.2), s.random.whole(0, 12));
    const full = s.random.pick([8, 10]);
    const count = s.isFrugal ? 8 : full;
    const colours = [main, mix(pop, night, 0.1), mix(light, glow, 0.2), mix(deep, mid, 0.5)];
    const inks = s.random.chance(0.5) ? colours : [colours[1] ?? pop, colours[3] ?? deep];
    const gold = mix('#fb3', glow, 0.2);
    const metal = s.linear([mix(gold, light, 0.7), gold, mix(gold, night, 0.7)], [0, 0, 1, 1]);
    s.circle(150, 165, 138, metal, `stroke="${night}" stroke-width="4"`);
    s.circle(150, 165, 124, 'none', `stroke="${mix(deep, night, 0.6)}" stroke-width="13"`);
    s.circle(150, 165, 124, 'none', `stroke="${light}" stroke-width="7" stroke-dasharray="0 ${(779.1 / (count * 3)).toFixed(2)}"`);
    const half = Math.PI / count;
    const rib = mix(gold, light, 0.4);
    const slice = d`<path stroke="${rib}" stroke-width="3" d="M0 0L${-116 * Math.sin(half)} ${-116 * Math.cos(half)}A116 116 0 0 1 ${116 * Math.sin(half)} ${-116 * Math.cos(half)}z"/>`;
    const id = s.symbol(slice);
    const prizes = [
      s.symbol(`<path d="${starPath(5, 17, 7)}"/>`),
      s.symbol('<path d="M0-17 13 0 0 17-13 0z"/>'),
      s.symbol('<path d="M0-13a13 13 0 1 1 0 26 13 13 0 1 1 0-26z"/>'),
    ];
    s.group(d`transform="translate(150 165)rotate(${s.random.between(0, 30)})"`, () => {
      for (let i = 0; i < count; i++) {
        const turn = Math.round((i * 3600) / count) / 10;
        s.use(id, `fill="${inks[i % inks.length] ?? main}" transform="rotate(${turn})"`);
        s.use(prizes[i % 3] ?? id, `fill="${i % 4 === 2 && inks.length === 4 ? night : light}" transform="rotate(${turn})translate(0-84)"`);
      }
    });
    s.circle(150, 165, 116, s.radial([fade(light, 0.5), fade(light, 0), fade(night, 0.55)], 0.4, 0.3, 0.75));
    s.circle(150, 165, 37, metal, `stroke="${night}" stroke-width="3"`);
    s.circle(150, 165, 27, mix(deep, night, 0.3));
    const hub = s.random.pick(['star', 'crown', 'gem', 'seven']);
    if (s.isFrugal) s.path(starPath(5, 20, 9), rib, 'transform="translate(150 165)"');
    else s.inked(2, () => s.use(s.symbol(charm(s, hub)), 'x="150" y="165"'));
    s.path('M128 14H172Q176 30 150 66 124 30 128 14z', pop, `stroke="${night}" stroke-width="4"`);
    s.extra(() => s.circle(150, 28, 7, light));
    s.extra(() => bloom(s, 100, 90, 110, light, 0.45));
  },
};
