import type { IconNode } from '@livery/ui/Icon';
import {
  CherryIcon,
  FishIcon,
  FlameIcon,
  Gamepad2Icon,
  HeartIcon,
  SpadeIcon,
  SparkleIcon,
  TicketIcon,
  TicketsIcon,
  TrophyIcon,
  VideoIcon,
} from '@livery/ui/icons';

/** The icon of each game category. */
export const typeIcons: Record<string, IconNode> = {
  HOT: FlameIcon,
  INHOUSE: SparkleIcon,
  FAV: HeartIcon,
  LOTT: TicketIcon,
  ELOTT: TicketsIcon,
  LIVE: VideoIcon,
  SPORTS: TrophyIcon,
  FISH: FishIcon,
  RNG: CherryIcon,
  PVP: SpadeIcon,
  ESPORTS: Gamepad2Icon,
};
