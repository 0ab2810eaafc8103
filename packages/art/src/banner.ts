import type { CoverFamily } from './families/registry.ts';
import { families } from './families/registry.ts';
import type { Frame } from './frame.ts';
import { fade, mix, palettes } from './palettes.ts';
import { idPrefix } from './random.ts';
import { Sketch } from './sketch.ts';
import { drawTitle } from './title-lockup.ts';

export interface BannerOptions {
  seed: string | number;
  family: CoverFamily;
  /** Index into `palettes`. Wraps around. */
  palette: number;
  /** Drawn into the picture. Without it, the left half stays empty for the page's text. */
  headline?: string;
}

/** 5:2, with the hero of the same drawing in the right third. */
const WIDE: Frame = { x: -408, y: 14, width: 750, height: 300 };

/** Draws promotional art for the carousel (1200 × 480). At most 8 kB. */
export function drawBanner({ seed, family, palette, headline }: BannerOptions): string {
  const colours = palettes[palette % palettes.length] ?? palettes[0];
  const s = new Sketch(idPrefix(`banner|${seed}|${family}|${palette}|${headline}`), colours, `${family}:${seed}`);
  const { face, lettering, draw } = families[family];
  draw(s, WIDE);
  const { night, deep } = colours;
  const quiet = mix(night, deep, 0.35);
  s.field(WIDE.x, WIDE.y, 470, WIDE.height, s.linear([fade(quiet, 0.95), fade(quiet, 0.75), fade(quiet, 0)], [0, 0, 1, 0]));
  if (headline) drawTitle(s, headline, face, lettering, { centre: -200, foot: 208, width: 340, height: 104 });
  return s.render(`${WIDE.x} ${WIDE.y} ${WIDE.width} ${WIDE.height}`);
}
