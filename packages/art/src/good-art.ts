import { bloom, dust, rays, type Frame } from './frame.ts';
import { fade, mix, palettes } from './palettes.ts';
import { idPrefix } from './random.ts';
import { Sketch } from './sketch.ts';
import { starPath } from './symbols.ts';

/** 4:3, with the object around (150, 120). */
const frame: Frame = { x: 0, y: 0, width: 300, height: 225 };

interface Good {
  /** Index into `palettes`. */
  readonly palette: number;
  readonly draw: (s: Sketch) => void;
}

const goods = {
  voucherSmall: { palette: 2, draw: (s) => voucher(s, 2) },
  voucherLarge: { palette: 0, draw: (s) => voucher(s, 4) },
  bonusGift: { palette: 6, draw: gift },
  bonusChest: { palette: 10, draw: chest },
  mug: { palette: 4, draw: mug },
  cap: { palette: 1, draw: cap },
  headphones: { palette: 8, draw: headphones },
  speaker: { palette: 12, draw: speaker },
  watch: { palette: 13, draw: watch },
  phone: { palette: 3, draw: phone },
} as const satisfies Record<string, Good>;

export type GoodArt = keyof typeof goods;

export const goodArts = Object.keys(goods) as GoodArt[];

/** Draws a reward for points: 400 × 300, on a lit stage. */
export function drawGood(art: GoodArt): string {
  const { palette, draw } = goods[art];
  const colours = palettes[palette] ?? palettes[0];
  const s = new Sketch(idPrefix(`good|${art}`), colours, `good:${art}`);
  const { night, deep, mid, glow, light } = colours;
  s.light(150, 104, 210, [mix(glow, light, 0.3), mid, deep, night]);
  rays(s, 150, 104, 14, fade(light, 0.1), 8);
  s.ellipse(150, 206, 150, 30, mix(deep, night, 0.45)).ellipse(
    150,
    201,
    150,
    28,
    s.radial([mix(mid, glow, 0.7), mix(deep, mid, 0.5), deep]),
  );
  bloom(s, 150, 108, 96, light, 0.5);
  s.ellipse(150, 194, 78, 12, fade(night, 0.5));
  draw(s);
  dust(s, frame, 10, light);
  return s.render('0 0 300 225');
}

function metalOf(s: Sketch, colour: string): string {
  const { night, light } = s.palette;
  return s.linear([mix(colour, light, 0.75), colour, mix(colour, night, 0.45)]);
}

function coin(s: Sketch, x: number, y: number, r: number): void {
  const gold = '#fb3';
  s.inked(2, () => s.ellipse(x, y + 4, r, r * 0.42, mix(gold, '#520', 0.45)).ellipse(x, y, r, r * 0.42, metalOf(s, gold)));
  s.ellipse(x, y, r * 0.7, r * 0.28, 'none', `stroke="${mix(gold, '#520', 0.3)}" stroke-width="1.6"`);
}

function voucher(s: Sketch, notes: number): void {
  const { main, night, light } = s.palette;
  for (let i = notes - 1; i >= 0; i--) {
    s.group(`transform="translate(150 ${112 - i * 9}) rotate(${-9 + i * 5})"`, () => {
      s.inked(2.5, () =>
        s.path(
          'M-84-40H84V-12a12 12 0 0 0 0 24V40H-84V12a12 12 0 0 0 0-24z',
          s.linear([mix(main, light, 0.5), main, mix(main, night, 0.3)]),
        ),
      );
      s.path('M-66-28H66V28H-66z', 'none', `stroke="${fade(night, 0.4)}" stroke-width="2" stroke-dasharray="5 4"`);
      if (i === 0) s.path(starPath(5, 26, 11), metalOf(s, '#fd7'), 'transform="translate(0 2)"');
    });
  }
  for (const [x, y, r] of [
    [66, 190, 22],
    [66, 181, 22],
    [232, 192, 24],
    [232, 183, 24],
    [232, 174, 24],
  ] as const)
    coin(s, x, y, r);
}

function gift(s: Sketch): void {
  const { main, pop, night, light } = s.palette;
  const side = s.linear([mix(pop, light, 0.25), pop, mix(pop, night, 0.45)], [0, 0, 1, 0]);
  s.inked(3, () => {
    s.path('M92 104H208V192H92z', side).path('M84 82H216V108H84z', s.linear([mix(pop, light, 0.45), mix(pop, night, 0.12)]));
    s.path('M138 82H162V192H138z', metalOf(s, main));
    s.path('M150 82C116 84 96 62 108 48 124 34 146 58 150 82z', metalOf(s, main)).path(
      'M150 82C184 84 204 62 192 48 176 34 154 58 150 82z',
      metalOf(s, main),
    );
    s.circle(150, 80, 10, mix(main, light, 0.4));
  });
  s.path('M98 110H110V186H98z', '#fff3');
}

function chest(s: Sketch): void {
  const { night, light, main } = s.palette;
  const wood = '#a52';
  s.inked(3, () => {
    s.path('M84 112Q84 54 150 54T216 112z', s.linear([mix(wood, light, 0.25), mix(wood, night, 0.4)]));
    s.path('M84 116H216V192H84z', s.linear([wood, mix(wood, night, 0.5)]));
    for (const x of [100, 188]) s.path(`M${x} 58H${x + 14}V192H${x}z`, metalOf(s, main));
    s.path('M80 108H220V122H80z', metalOf(s, main)).path('M136 104H164V142H136z', metalOf(s, main));
  });
  s.circle(150, 122, 5, night).path('M148 124H152L154 136H146z', night);
  for (const [x, y] of [
    [70, 192],
    [70, 183],
    [230, 192],
    [230, 183],
  ] as const)
    coin(s, x, y, 20);
}

function mug(s: Sketch): void {
  const { night, light, main } = s.palette;
  s.inked(3, () => {
    s.path('M194 84C246 78 246 166 192 160L194 144C220 146 220 98 194 102z', metalOf(s, mix(main, light, 0.2)));
    s.path(
      'M92 66H200L194 178Q192 192 176 192H116Q100 192 98 178z',
      s.linear([mix(main, light, 0.45), main, mix(main, night, 0.4)], [0, 0, 1, 0]),
    );
    s.ellipse(146, 66, 54, 13, mix(main, night, 0.35)).ellipse(146, 68, 45, 9, '#421', 'stroke="none"');
  });
  s.path('M120 104H174L148 170H130L150 120H120z', light);
  s.path('M106 84H114L118 176H110z', '#fff4');
  for (const x of [126, 148, 168]) s.line(`M${x} 52Q${x - 8} 42 ${x} 32T${x} 12`, '#fff7', 4);
}

function cap(s: Sketch): void {
  const { night, light, main, pop } = s.palette;
  s.inked(3, () => {
    s.path('M78 152Q74 66 154 64T226 150Q150 132 78 152z', s.linear([mix(main, light, 0.3), main, mix(main, night, 0.4)]));
    s.path(
      'M78 152Q150 128 226 150 262 160 268 184 216 164 150 172 100 178 78 152z',
      s.linear([mix(main, night, 0.2), mix(main, night, 0.5)]),
    );
    s.ellipse(152, 64, 9, 5, mix(pop, light, 0.3));
    s.circle(150, 112, 24, metalOf(s, pop));
  });
  s.line('M152 68Q112 84 108 144M152 68Q192 84 198 142', fade(night, 0.4), 2);
  s.path(starPath(5, 16, 7), light, 'transform="translate(150 112)"');
}

function headphones(s: Sketch): void {
  const { night, light, main, pop } = s.palette;
  s.line('M88 140V118A62 62 0 0 1 212 118V140', mix(night, main, 0.2), 18);
  s.line('M88 140V118A62 62 0 0 1 212 118V140', mix(main, light, 0.1), 11);
  s.line('M104 86Q124 62 150 62', '#fff9', 4);
  s.inked(3, () => {
    for (const [x, side] of [
      [82, 1],
      [218, -1],
    ] as const)
      s.group(`transform="translate(${x} 150) scale(${side} 1)"`, () => {
        s.path('M6-38H24Q34-38 34-28V28Q34 38 24 38H6z', mix(night, light, 0.16));
        s.path('M8-42V42Q-22 42-22 0T8-42z', s.linear([mix(main, light, 0.35), main, mix(main, night, 0.5)]));
        s.circle(-4, 0, 9, metalOf(s, pop));
      });
  });
}

function speaker(s: Sketch): void {
  const { night, light, main, pop } = s.palette;
  s.inked(3, () => {
    s.path('M122 50Q150 26 178 50', 'none', 'stroke-width="9"');
    s.path(
      'M104 50H196Q208 50 208 62V182Q208 194 196 194H104Q92 194 92 182V62Q92 50 104 50z',
      s.linear([mix(main, night, 0.3), mix(main, night, 0.75)]),
    );
    for (const [y, r] of [
      [86, 24],
      [146, 38],
    ] as const) {
      s.circle(150, y, r, metalOf(s, pop)).circle(150, y, r * 0.8, s.radial([mix(night, light, 0.25), night]));
      s.circle(150, y, r * 0.32, metalOf(s, mix(main, light, 0.2)));
    }
  });
  for (const r of [1, 2])
    s.line(
      `M${214 + r * 14} ${110 - r * 14}Q${226 + r * 18} 120 ${214 + r * 14} ${130 + r * 14}M${86 - r * 14} ${110 - r * 14}Q${74 - r * 18} 120 ${86 - r * 14} ${130 + r * 14}`,
      fade(light, 0.6),
      4,
    );
}

function watch(s: Sketch): void {
  const { night, light, main, pop, glow } = s.palette;
  s.inked(3, () => {
    s.path('M122 24H178L186 84H114z', s.linear([mix(main, night, 0.1), mix(main, night, 0.5)])).path(
      'M114 140H186L178 200H122z',
      s.linear([mix(main, night, 0.5), mix(main, night, 0.1)]),
    );
    s.path('M118 58H182Q200 58 200 76V148Q200 166 182 166H118Q100 166 100 148V76Q100 58 118 58z', metalOf(s, '#bcd'));
    s.path('M200 98H208V122H200z', '#9ab');
  });
  s.path('M120 66H180Q192 66 192 78V146Q192 158 180 158H120Q108 158 108 146V78Q108 66 120 66z', night);
  for (const [r, colour, share] of [
    [36, main, 0.8],
    [27, pop, 0.6],
    [18, glow, 0.7],
  ] as const)
    s.circle(150, 112, r, 'none', `stroke="${fade(colour, 0.25)}" stroke-width="6"`).circle(
      150,
      112,
      r,
      'none',
      `stroke="${colour}" stroke-width="6" stroke-dasharray="${Math.round(share * r * 6.28)} 300" transform="rotate(-90 150 112)"`,
    );
  s.path('M114 70H144L116 118z', fade(light, 0.12));
}

function phone(s: Sketch): void {
  const { night, light, main, pop, mid, glow } = s.palette;
  s.group('transform="rotate(9 150 112)"', () => {
    s.inked(3, () => s.path('M116 22H184Q198 22 198 36V186Q198 200 184 200H116Q102 200 102 186V36Q102 22 116 22z', metalOf(s, '#9ab')));
    s.path('M118 28H182Q192 28 192 38V184Q192 194 182 194H118Q108 194 108 184V38Q108 28 118 28z', s.linear([mid, pop, main], [0, 0, 1, 1]));
    s.group(s.clip('<path d="M118 28H182Q192 28 192 38V184Q192 194 182 194H118Q108 194 108 184V38Q108 28 118 28z"/>'), () =>
      s.circle(130, 150, 60, fade(glow, 0.5)).circle(180, 70, 40, fade(light, 0.35)),
    );
    s.path('M136 34H164Q168 34 168 38T164 42H136Q132 42 132 38T136 34z', night);
    for (const x of [122, 142, 162]) s.path(`M${x} 166h16v16h-16z`, fade(light, 0.85));
    s.path('M112 32H150L112 120z', '#fff3');
  });
}
