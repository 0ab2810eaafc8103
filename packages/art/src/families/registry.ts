import { balls } from './balls.ts';
import { dominoes } from './board-games.ts';
import { cards } from './cards.ts';
import { crash } from './crash.ts';
import { dice } from './dice.ts';
import type { Family } from './family.ts';
import { eggs, envelopes } from './keepsakes.ts';
import { market } from './market.ts';
import { mines } from './mines.ts';
import { pitch, sports } from './pitch.ts';
import { reels } from './reels.ts';
import { rooster } from './rooster.ts';
import { anchor, shell, starfish, trident } from './sea-finds.ts';
import { space } from './space.ts';
import { dolphin, fish, octopus, ray, seahorse, shark, turtle, whale } from './swimmers.ts';
import { hand, table } from './table.ts';
import { temple } from './temple.ts';
import { treasure } from './treasure.ts';
import { trophy } from './trophy.ts';
import { underwater } from './underwater.ts';
import { wheel } from './wheel.ts';

/** Families shared by many games have one entry for each object that a game's name may mention. */
export const families = {
  balls,
  cards,
  crash,
  dice,
  eggs,
  envelopes,
  market,
  mines,
  reels,
  rooster,
  space,
  temple,
  treasure,
  trophy,
  wheel,
  table: table(hand),
  dominoes: table(dominoes),
  football: pitch(sports.football),
  basketball: pitch(sports.basketball),
  volleyball: pitch(sports.volleyball),
  tennis: pitch(sports.tennis),
  racing: pitch(sports.racing),
  boxing: pitch(sports.boxing),
  fish: underwater(fish),
  ray: underwater(ray),
  turtle: underwater(turtle),
  dolphin: underwater(dolphin),
  shark: underwater(shark),
  whale: underwater(whale),
  seahorse: underwater(seahorse),
  octopus: underwater(octopus),
  shell: underwater(shell),
  starfish: underwater(starfish),
  anchor: underwater(anchor),
  trident: underwater(trident),
} satisfies Record<string, Family>;

export type CoverFamily = keyof typeof families;
export const familyNames = Object.keys(families) as CoverFamily[];
