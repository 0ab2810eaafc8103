import { bloom, dust, rays } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import type { Suit } from '../symbols.ts';
import { SUITS, starPath, suitNames } from '../symbols.ts';
import type { Family } from './family.ts';

/** A fanned hand of cards in front of a curtain of light. The front card carries the ornament. */
export const cards: Family = {
  face: 'round',
  lettering: 'arch',
  draw(s, f) {
    const { night, deep, mid, glow, light, main } = s.palette;
    s.light(150, 150, 290, [glow, mid, deep, night]);
    rays(s, 150, 340, 26, fade(light, 0.13), 4);
    s.extra(() => bloom(s, 150, 150, 160, light, 0.7));
    s.extra(() => dust(s, f, 8, light));
    const full = s.random.pick([3, 5, 5]);
    const count = s.isFrugal ? 3 : full;
    const step = count === 3 ? 17 : 12;
    const suits = [...s.random.shuffle(suitNames), s.random.pick(suitNames)].slice(0, count);
    const back = s.random.chance(0.4);
    suits.forEach((suit, i) => {
      const turn = Math.round((i - (count - 1) / 2) * step - 3);
      s.group(`transform="rotate(${turn} 150 370)"`, () => (back && i < count - 1 ? cardBack(s) : cardFace(s, suit, i === count - 1)));
    });
    s.path('M-30 310Q150 226 330 310V420H-30z', s.linear([mix(main, night, 0.3), night]));
    s.extra(() => s.line('M-30 310Q150 226 330 310', mix(main, light, 0.6), 4));
  },
};

const CARD = '<rect x="88" y="74" width="124" height="182" rx="13"/>';

function sheet(s: Sketch, fill: string): void {
  const { night } = s.palette;
  const card = s.symbol(CARD);
  s.use(card, `fill="${fade(night, 0.4)}" x="7" y="5"`).use(card, `fill="${fill}" stroke="${night}" stroke-width="2"`);
}

function cardBack(s: Sketch): void {
  const { deep, light, pop, night } = s.palette;
  sheet(s, s.linear([light, mix(light, deep, 0.4)], [0, 0, 1, 1]));
  s.add(
    `<rect x="97" y="83" width="106" height="164" rx="8" fill="${mix(pop, night, 0.3)}"/><rect x="97" y="83" width="106" height="164" rx="8" fill="${s.texture(15, 15, `<path d="M0 0 15 15M15 0 0 15" stroke="${light}" opacity=".6"/>`)}"/>`,
  );
}

function cardFace(s: Sketch, suit: Suit, isFront: boolean): void {
  const { night, deep, light, main, glow } = s.palette;
  sheet(s, s.linear(['#fff', light, mix(light, deep, 0.4)], [0, 0, 1, 1]));
  const colour = suit === 'heart' || suit === 'diamond' ? '#d23' : mix(night, '#000', 0.3);
  const pip = s.symbol(`<path d="${SUITS[suit]}"/>`);
  s.group(`fill="${colour}"`, () => {
    s.use(pip, 'transform="translate(108 98)scale(.8)"').use(pip, 'transform="rotate(180 96 116)scale(.8)"');
    if (isFront) {
      const gold = mix('#fb3', glow, 0.2);
      s.extra(() => s.path('M104 126Q150 90 196 126V206Q150 242 104 206z', 'none', `stroke="${gold}" stroke-width="2"`));
      s.path(starPath(16, 52, 42), s.radial([mix(gold, light, 0.7), gold, mix(gold, main, 0.4)]), 'transform="translate(150 166)"');
      s.use(pip, 'transform="translate(150 166)scale(1.7)"');
      s.extra(() => s.path('M88 160 212 90V87Q212 74 199 74H101Q88 74 88 87z', '#fff3'));
    } else s.use(pip, 'transform="translate(150 166)scale(2)"');
  });
}
