import { bloom, dust } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import type { Family } from './family.ts';

/** A board seen from a corner, lit from below its open tiles. One of them holds the mine. */
export const mines: Family = {
  face: 'sharp',
  lettering: 'flat',
  draw(s, f) {
    const { night, deep, mid, glow, light } = s.palette;
    s.light(150, 180, 280, [mix(mid, glow, 0.5), mid, deep, night]);
    s.extra(() =>
      s.field(f.x, f.y, f.width, 400, s.texture(34, 20, `<path d="M0 10 17 0l17 10-17 10z" fill="none" stroke="${fade(light, 0.13)}"/>`)),
    );
    s.extra(() => bloom(s, 150, 200, 180, light, 0.4));
    board(s);
    s.extra(() => dust(s, f, 14, light));
  },
};

const SIZE = 4;

function board(s: Sketch): void {
  const { night, deep, mid, glow, light, main, pop } = s.palette;
  const top = mix(mid, glow, 0.6);
  const tile = s.symbol(
    `<g><path d="M-45 0v20L0 46V26z" fill="${mix(deep, mid, 0.5)}"/><path d="M45 0v20L0 46V26z" fill="${mix(deep, night, 0.4)}"/><path d="M0-26 45 0 0 26-45 0z" fill="${top}"/><path d="M-34 0 0-20 34 0" fill="none" stroke="${fade(light, 0.6)}"/></g>`,
  );
  const hole = s.symbol(
    `<g><path d="M-45 14 0-12 45 14 0 40z" fill="${night}"/><path d="M-34 16 0-4 34 16 0 36z" fill="${s.radial([light, main, night])}"/></g>`,
  );
  const gem = s.symbol(
    `<g><path d="M-18-44H18L32-26 0 14-32-26z" fill="${pop}"/><path d="M-18-44-11-26 0 14-32-26zM18-44 0-26-18-44z" fill="#fff6"/><path d="M11-26 0 14 32-26zM-11-26H11L0 14z" fill="${fade(night, 0.25)}"/><path d="M-18-44H18L32-26 0 14-32-26zM-32-26H32" fill="none" stroke="${night}" stroke-width="2.5"/></g>`,
  );
  const spikes = Array.from(
    { length: 8 },
    (_, i) => `M0-20L${Math.round(34 * Math.cos((i * Math.PI) / 4))} ${Math.round(-20 + 34 * Math.sin((i * Math.PI) / 4))}`,
  ).join('');
  const cells = Array.from({ length: SIZE * SIZE }, (_, i) => i);
  const [charge, ...gems] = [
    s.random.pick([10, 9, 13, 14]),
    ...s.random.shuffle(cells.filter((i) => ![0, 3, 12].includes(i) && i < 14)).slice(0, s.random.whole(3, 4)),
  ];
  for (const i of cells) {
    const [column, row] = [i % SIZE, Math.floor(i / SIZE)];
    const x = 150 + (column - row) * 46;
    const y = 96 + (column + row) * 27;
    const place = `x="${x}" y="${y}"`;
    if (i !== charge && !gems.includes(i)) {
      s.use(tile, place);
      continue;
    }
    s.use(hole, place);
    s.path(`M${x - 34} ${y + 16}V${y - 80}H${x + 34}V${y + 16}L${x} ${y + 36}z`, s.linear([fade(light, 0), fade(light, 0.45)]));
    if (i !== charge) {
      s.use(gem, place);
      continue;
    }
    s.group(`transform="translate(${x} ${y - 6})scale(1.35)"`, () => {
      s.line(spikes, night, 9).line(spikes, mix(deep, light, 0.35), 3);
      s.circle(
        0,
        -20,
        24,
        s.radial([mix(deep, light, 0.4), mix(deep, night, 0.3), night], 0.35, 0.3, 0.8),
        `stroke="${night}" stroke-width="3"`,
      );
      s.circle(0, -20, 8, light, `stroke="${main}" stroke-width="5"`);
    });
  }
}
