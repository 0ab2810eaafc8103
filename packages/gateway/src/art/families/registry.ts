import { balls } from './balls.ts';
import { cards } from './cards.ts';
import { crash } from './crash.ts';
import { dice } from './dice.ts';
import type { Family } from './family.ts';
import { market } from './market.ts';
import { mines } from './mines.ts';
import { pitch } from './pitch.ts';
import { reels } from './reels.ts';
import { rooster } from './rooster.ts';
import { space } from './space.ts';
import { table } from './table.ts';
import { temple } from './temple.ts';
import { treasure } from './treasure.ts';
import { trophy } from './trophy.ts';
import { underwater } from './underwater.ts';
import { wheel } from './wheel.ts';

export const families = {
  balls,
  cards,
  crash,
  dice,
  market,
  mines,
  pitch,
  reels,
  rooster,
  space,
  table,
  temple,
  treasure,
  trophy,
  underwater,
  wheel,
} satisfies Record<string, Family>;

export type CoverFamily = keyof typeof families;
export const familyNames = Object.keys(families) as CoverFamily[];
