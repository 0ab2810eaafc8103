import { mix, palettes } from './palettes.ts';
import { idPrefix, makeRandom } from './random.ts';
import { Sketch } from './sketch.ts';

const SKINS = ['#fdb', '#eb9', '#d97', '#b75', '#853', '#532'] as const;
const HAIR = ['#211', '#432', '#853', '#b62', '#db6', '#999'] as const;

/** The hair behind the head and in front of it. The head is a circle of radius 15 at (32, 28). */
const STYLES = [
  ['', 'M16 28C14 8 50 8 48 28 44 20 38 18 30 19 24 19 19 22 16 28z'],
  ['M15 30C12 4 52 4 49 30L52 52H12z', 'M17 27C18 12 46 12 47 27 40 25 36 20 34 16 30 22 24 26 17 27z'],
  ['M32 2a8 8 0 1 1 0 14 8 8 0 1 1 0-14z', 'M16 27C16 9 48 9 48 27 42 17 22 17 16 27z'],
  ['M13 26C8 2 56 2 51 26 56 40 48 44 46 36H18C16 44 8 40 13 26z', 'M18 25C20 13 44 13 46 25 40 20 24 20 18 25z'],
  ['', 'M17 24Q16 12 32 12T47 24z'],
] as const;

/** A player's picture for lists of winners: 64 × 64, round, generated from a seed. */
export function drawAvatar({ seed }: { seed: string | number }): string {
  const random = makeRandom(`avatar:${seed}`);
  const palette = random.pick(palettes);
  const s = new Sketch(idPrefix(`avatar|${seed}`), palette, `avatar:${seed}`);
  const skin = random.pick(SKINS);
  const hair = random.pick(HAIR);
  const [behind, before] = random.pick(STYLES);
  const disc = '<circle cx="32" cy="32" r="32"/>';
  s.group(s.clip(disc), () => {
    s.light(20, 14, 70, [palette.glow, palette.mid, palette.deep]);
    if (behind) s.path(behind, mix(hair, '#000', 0.25));
    s.path('M6 66Q8 46 32 46T58 66z', s.linear([palette.main, mix(palette.main, palette.night, 0.5)]));
    s.path('M25 38h14v8q-7 7-14 0z', mix(skin, '#210', 0.25));
    s.circle(32, 28, 15, s.linear([mix(skin, '#fff', 0.15), skin, mix(skin, '#210', 0.2)], [0, 0, 1, 1]));
    s.path(before, hair);
    if (random.chance(0.3)) s.path('M14 22Q16 8 32 8T50 22L58 25Q48 27 32 24T14 22z', palette.pop);
    s.specks(
      [
        [27, 29],
        [38, 29],
      ],
      3,
      '#211',
      1,
    );
    if (random.chance(0.3)) s.path('M22 26h9v6h-9zM34 26h9v6h-9zM31 28h3', 'none', `stroke="${palette.night}" stroke-width="1.5"`);
    s.path('M28 35Q33 39 37 35 33 42 28 35z', '#fff');
    if (random.chance(0.2)) s.path('M19 32Q20 45 32 45T45 32Q42 36 32 34 22 36 19 32z', hair);
  });
  return s.render('0 0 64 64');
}
