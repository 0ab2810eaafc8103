import type { IconNode } from '@livery/ui/Icon';
import { ArrowDownToLineIcon, ArrowUpFromLineIcon, GiftIcon, MegaphoneIcon, SendIcon, ShieldCheckIcon, TrophyIcon } from '@livery/ui/icons';
import type { LetterTopic } from '@livery/contract/shapes';

/** The icon of a message's subject. */
export const topicIcons: Readonly<Record<LetterTopic, IconNode>> = {
  account: ShieldCheckIcon,
  bonus: GiftIcon,
  deposit: ArrowDownToLineIcon,
  news: MegaphoneIcon,
  reward: TrophyIcon,
  transfer: SendIcon,
  withdrawal: ArrowUpFromLineIcon,
};
