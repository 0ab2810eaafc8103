import { bloom, dust } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import { d } from '../sketch.ts';
import { starPath } from '../symbols.ts';
import type { Family } from './family.ts';

/** The trophy on its stage: crossing light beams behind, falling confetti, raised hands in the crowd. */
export const trophy: Family = {
  face: 'sharp',
  lettering: 'slant',
  draw(s, f) {
    const { night, deep, mid, glow, light } = s.palette;
    s.light(150, 130, 320, [glow, mid, deep, night]);
    const beam = s.linear([fade(light, 0.6), fade(light, 0)]);
    const beams = [
      [10, -38],
      [290, 38],
      [90, -16],
      [210, 16],
    ] as const;
    for (const [x, turn] of s.isFrugal ? beams.slice(0, 2) : beams) {
      s.path('M-9 0H9L60 420H-60z', beam, `transform="translate(${x}-20)rotate(${turn})"`);
    }
    s.extra(() => s.path(d`M${f.x} 40h${f.width}v8h${-f.width}zM${f.x} 62h${f.width}v4h${-f.width}z`, mix(night, deep, 0.4)));
    s.ellipse(150, 292, 190, 44, mix(deep, night, 0.5)).ellipse(150, 284, 190, 44, s.radial([mix(glow, light, 0.5), mid, deep]));
    s.extra(() => bloom(s, 150, 150, 150, light, 0.6));
    cup(s);
    s.extra(() => paper(s));
    s.extra(() => dust(s, f, 8, light));
    crowd(s, f);
  },
};

function paper(s: Sketch): void {
  const { light, main, pop } = s.palette;
  const scrap = s.symbol('<path d="M0 0 8 2 6 12-2 9z"/>');
  for (const [i, colour] of [main, pop, light].entries()) {
    s.group(`fill="${colour}"`, () => {
      for (let k = 0; k < 7; k++)
        s.use(
          scrap,
          `x="${s.random.whole(8, 292)}" y="${s.random.whole(10, 260)}"${(k + i) % 2 ? '' : ` transform="rotate(${k * 3 - 9})"`}`,
        );
    });
  }
}

function cup(s: Sketch): void {
  const { night, light, glow, main } = s.palette;
  const gold = mix('#fb3', glow, 0.15);
  const metal = s.linear([mix(gold, night, 0.35), mix(gold, light, 0.75), gold, mix(gold, night, 0.55)], [0, 0, 1, 0]);
  s.inked(3, () => {
    s.path('M96 248H204L214 292H86z', s.linear([mix(main, night, 0.5), mix(main, night, 0.8)]));
    s.path('M128 250Q140 236 140 196H160Q160 236 172 250z', metal);
    s.path('M124 232h52v14h-52zM134 190h32v12h-32z', metal);
    const handle = s.symbol('<path d="M90 92C40 84 40 154 108 160L110 148C62 140 66 98 92 106z"/>');
    s.use(handle, `fill="${gold}"`).use(handle, `fill="${mix(gold, night, 0.4)}" transform="matrix(-1 0 0 1 300 0)"`);
    s.path('M86 72H214C214 134 202 178 150 196 98 178 86 134 86 72z', metal);
    s.ellipse(150, 72, 66, 13, mix(gold, night, 0.45))
      .ellipse(150, 70, 66, 11, mix(gold, light, 0.5), 'stroke="none"')
      .ellipse(150, 73, 56, 8, mix(gold, night, 0.6), 'stroke="none"');
    s.path(starPath(5, 34, 15), mix(gold, light, 0.6), 'transform="translate(150 126)"');
  });
  s.line('M104 96Q106 140 126 164', '#fffc', 6);
  s.extra(() => s.path('M116 262h68v16h-68z', gold));
}

function crowd(s: Sketch, f: Frame): void {
  const { night, deep } = s.palette;
  const fan = s.symbol(
    `<path d="M-24 140V44Q-22 28-10 26L-26-10 -19-13-4 22Q12 26 12 44l10-40 8 2-9 60V140z" fill="${mix(night, deep, 0.12)}"/>`,
  );
  const head = s.symbol(`<circle r="11" fill="${mix(night, deep, 0.12)}"/>`);
  for (let x = f.x + 14; x < f.x + f.width; x += 50) {
    const y = 292 + s.random.whole(-6, 12) - Math.round(Math.abs(x - 150) / 12);
    s.use(fan, `x="${x}" y="${y}"`).use(head, `x="${x - 2}" y="${y + 13}"`);
  }
}
