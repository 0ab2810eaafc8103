import type { IconNode } from '@livery/ui/Icon';
import { CherryIcon, FishIcon, Gamepad2Icon, SpadeIcon, TicketIcon, TicketsIcon, TrophyIcon, VideoIcon } from '@livery/ui/icons';

/** The mark of each category of games. */
export const typeIcons: Record<string, IconNode> = {
  LOTT: TicketIcon,
  ELOTT: TicketsIcon,
  LIVE: VideoIcon,
  SPORTS: TrophyIcon,
  FISH: FishIcon,
  RNG: CherryIcon,
  PVP: SpadeIcon,
  ESPORTS: Gamepad2Icon,
};
