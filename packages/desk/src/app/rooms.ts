import {
  ArrowDownToLineIcon,
  ArrowUpFromLineIcon,
  ClockIcon,
  CoinsIcon,
  GiftIcon,
  HandshakeIcon,
  InboxIcon,
  ListIcon,
  MessageCircleIcon,
  NetworkIcon,
  ShoppingBagIcon,
  SlidersHorizontalIcon,
  TicketIcon,
  TrophyIcon,
  UsersIcon,
  WrenchIcon,
  ZapIcon,
  MailIcon,
} from '@livery/ui/icons';
import type { IconNode } from '@livery/ui/Icon';
import type { ComponentType } from 'react';

/** A room of the desk. Menu and routes come only from this table: a new room is a new row. */
export interface Room {
  readonly id: string;
  /** The part of the address after the merchant. */
  readonly path: string;
  readonly icon: IconNode;
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
}

export const rooms: readonly Room[] = [
  {
    id: 'inbox',
    path: 'inbox',
    icon: InboxIcon,
    title: 'Inbox',
    load: async () => (await import('#rooms/inbox/InboxRoom.tsx')).InboxRoom,
  },
  {
    id: 'members',
    path: 'members',
    icon: UsersIcon,
    title: 'Members',
    load: async () => (await import('#rooms/members/MembersRoom.tsx')).MembersRoom,
  },
  {
    id: 'agents',
    path: 'agents',
    icon: NetworkIcon,
    title: 'Agents',
    load: async () => (await import('#rooms/agents/AgentsRoom.tsx')).AgentsRoom,
  },
  {
    id: 'contracts',
    path: 'contracts',
    icon: HandshakeIcon,
    title: 'Contracts',
    load: async () => (await import('#rooms/contracts/ContractsRoom.tsx')).ContractsRoom,
  },
  {
    id: 'settlement',
    path: 'settlement',
    icon: CoinsIcon,
    title: 'Settlement',
    load: async () => (await import('#rooms/settlement/SettlementRoom.tsx')).SettlementRoom,
  },
  {
    id: 'deposits',
    path: 'deposits',
    icon: ArrowDownToLineIcon,
    title: 'Deposits',
    load: async () => (await import('#rooms/deposits/DepositsRoom.tsx')).DepositsRoom,
  },
  {
    id: 'promotions',
    path: 'promotions',
    icon: GiftIcon,
    title: 'Promotions',
    load: async () => (await import('#rooms/promotions/PromotionsRoom.tsx')).PromotionsRoom,
  },
  {
    id: 'points',
    path: 'points',
    icon: ShoppingBagIcon,
    title: 'Points mall',
    load: async () => (await import('#rooms/points/PointsRoom.tsx')).PointsRoom,
  },
  {
    id: 'letters',
    path: 'letters',
    icon: MailIcon,
    title: 'Letters',
    load: async () => (await import('#rooms/letters/LettersRoom.tsx')).LettersRoom,
  },
  {
    id: 'chat',
    path: 'chat',
    icon: MessageCircleIcon,
    title: 'Chat',
    load: async () => (await import('#rooms/chat/ChatRoom.tsx')).ChatRoom,
  },
  {
    id: 'withdrawals',
    path: 'withdrawals',
    icon: ArrowUpFromLineIcon,
    title: 'Withdrawals',
    load: async () => (await import('#rooms/withdrawals/WithdrawalsRoom.tsx')).WithdrawalsRoom,
  },
  {
    id: 'sports',
    path: 'sports',
    icon: TrophyIcon,
    title: 'Sports',
    load: async () => (await import('#rooms/sports/SportsRoom.tsx')).SportsRoom,
  },
  {
    id: 'lottery',
    path: 'lottery',
    icon: TicketIcon,
    title: 'Lottery',
    load: async () => (await import('#rooms/lottery/LotteryRoom.tsx')).LotteryRoom,
  },
  {
    id: 'status',
    path: 'status',
    icon: WrenchIcon,
    title: 'Status',
    load: async () => (await import('#rooms/status/StatusRoom.tsx')).StatusRoom,
  },
  {
    id: 'flags',
    path: 'flags',
    icon: SlidersHorizontalIcon,
    title: 'Flags',
    load: async () => (await import('#rooms/flags/FlagsRoom.tsx')).FlagsRoom,
  },
  {
    id: 'registration',
    path: 'registration',
    icon: ListIcon,
    title: 'Registration',
    load: async () => (await import('#rooms/registration/RegistrationRoom.tsx')).RegistrationRoom,
  },
  {
    id: 'faults',
    path: 'faults',
    icon: ZapIcon,
    title: 'Faults',
    load: async () => (await import('#rooms/faults/FaultsRoom.tsx')).FaultsRoom,
  },
  {
    id: 'clock',
    path: 'clock',
    icon: ClockIcon,
    title: 'Clock',
    load: async () => (await import('#rooms/clock/ClockRoom.tsx')).ClockRoom,
  },
];
