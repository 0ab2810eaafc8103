import type { CoverFamily } from './families/registry.ts';
import { families } from './families/registry.ts';
import type { Frame } from './frame.ts';
import { CENTRE } from './frame.ts';
import { fade, palettes } from './palettes.ts';
import { idPrefix } from './random.ts';
import { Sketch } from './sketch.ts';
import { drawTitle } from './title-lockup.ts';

export type CoverCrop = 'portrait' | 'square';

export interface CoverOptions {
  seed: string | number;
  family: CoverFamily;
  /** Index into `palettes`. Wraps around. */
  palette: number;
  title: string;
  /** 3:4 (300 × 400) or 1:1 (300 × 300), as two crops of one drawing. */
  crop: CoverCrop;
}

export interface Cover {
  svg: string;
  /** False if a letter of the title has no glyph. The picture then has no lettering. */
  lettered: boolean;
}

/** The drawing extends beyond both crops. The square shows the hero, with the title moved up to its lower edge. */
const CROPS: Record<CoverCrop, Frame> = {
  portrait: { x: 0, y: 0, width: 300, height: 400 },
  square: { x: 0, y: 20, width: 300, height: 300 },
};

const LIMIT = 6000;

/** Draws a game's cover. Pure: equal options give equal bytes. At most 6 kB, so a long title costs small details. */
export function drawCover(options: CoverOptions): Cover {
  for (const coarseness of [0, 1, 1.5, 2]) {
    const cover = render(options, options.title, coarseness);
    if (cover.svg.length <= LIMIT) return cover;
  }
  return render(options, '', 1);
}

/**
 * 0 draws everything. From 1 on, small details are omitted, and the lettering uses a grid that is this many times
 * coarser.
 */

function render({ seed, family, palette, title, crop }: CoverOptions, lettering: string, coarseness: number): Cover {
  const colours = palettes[palette % palettes.length] ?? palettes[0];
  const s = new Sketch(idPrefix(`${seed}|${family}|${palette}|${title}|${crop}`), colours, `${family}:${seed}`, coarseness > 0);
  const { face, lettering: style, draw } = families[family];
  const f = CROPS[crop];
  draw(s, CROPS.portrait);
  const foot = f.y + f.height;
  const height = crop === 'portrait' ? 84 : 66;
  s.field(f.x, foot - height - 70, f.width, height + 70, s.linear([fade(colours.night, 0), fade(colours.night, 0.85)]));
  const box = { centre: CENTRE, foot: foot - (crop === 'portrait' ? 22 : 16), width: 262, height };
  const lettered = drawTitle(s, lettering, face, style, box, Math.max(1, coarseness));
  return { svg: s.render(`${f.x} ${f.y} ${f.width} ${f.height}`), lettered };
}
