import {
  ArrowDownToLineIcon,
  ArrowUpFromLineIcon,
  BadgePercentIcon,
  ChartColumnIcon,
  CoinsIcon,
  CrownIcon,
  FileTextIcon,
  GiftIcon,
  MailIcon,
  ReceiptIcon,
  ScrollTextIcon,
  SendIcon,
  ShoppingBagIcon,
  TicketIcon,
  TrophyIcon,
  UserIcon,
  UserPlusIcon,
  WalletIcon,
} from '@livery/ui/icons';
import type { MemberSection } from '#features/member/member-section.data.ts';
import { findSection } from '#shared/pages/section.ts';
import { selectWaiting } from '#shared/facts/live.selectors.ts';
import { selectSiteSettings } from '#shared/facts/site.slice.ts';
import { selectAccount } from '#shared/facts/viewer.slice.ts';

/** The member centre, in the order of its menu. Menu, addresses and pages read this table. */
export const memberSections: readonly [MemberSection, ...MemberSection[]] = [
  {
    id: 'securityCenter',
    path: '/member/securityCenter',
    icon: UserIcon,
    titleKey: 'sections.securityCenter',
    load: async () => (await import('./account.section.tsx')).section,
  },
  {
    id: 'transferFund',
    path: '/member/transferFund',
    icon: WalletIcon,
    titleKey: 'sections.transferFund',
    load: async () => (await import('#features/transfer/transfer-fund.section.ts')).section,
  },
  {
    id: 'depositv2',
    path: '/member/depositv2',
    icon: ArrowDownToLineIcon,
    titleKey: 'sections.depositv2',
    load: async () => (await import('#features/deposit/deposit.section.ts')).section,
  },
  {
    id: 'withdraw',
    path: '/member/withdraw',
    icon: ArrowUpFromLineIcon,
    titleKey: 'sections.withdraw',
    load: async () => (await import('./withdraw.section.tsx')).section,
  },
  {
    id: 'transferUpline',
    path: '/member/transferUpline',
    icon: SendIcon,
    titleKey: 'sections.transferUpline',
    isInMenu: (state) => selectAccount(state)?.sendsToUpline === true,
    load: async () => (await import('#features/transfer/transfer-upline.section.ts')).section,
  },
  {
    id: 'personalHistoryCopy',
    path: '/member/personalHistoryCopy',
    icon: ReceiptIcon,
    titleKey: 'sections.personalHistoryCopy',
    load: async () => (await import('#features/records/betting-record.section.ts')).section,
  },
  {
    id: 'transactionHistory',
    path: '/member/transactionHistory',
    icon: ScrollTextIcon,
    titleKey: 'sections.transactionHistory',
    load: async () => (await import('#features/records/account-record.section.ts')).section,
  },
  {
    id: 'personalProfit',
    path: '/member/personalProfit',
    icon: ChartColumnIcon,
    titleKey: 'sections.personalProfit',
    load: async () => (await import('#features/records/personal-loss.section.ts')).section,
  },
  {
    id: 'bonusDetails',
    path: '/member/bonusDetails',
    icon: TicketIcon,
    titleKey: 'sections.bonusDetails',
    load: async () => (await import('#features/bonuses/bonuses.section.ts')).section,
  },
  {
    id: 'rewardCenter',
    path: '/member/rewardCenter',
    icon: GiftIcon,
    titleKey: 'sections.rewardCenter',
    badge: selectWaiting('rewards'),
    load: async () => (await import('#features/rewards/rewards.section.ts')).section,
  },
  {
    id: 'referral',
    path: '/member/referral',
    icon: UserPlusIcon,
    titleKey: 'sections.referral',
    isOffered: (state) => selectSiteSettings(state)?.availablePromo.REFERRAL.enabled,
    load: async () => (await import('#features/referral/referral.section.ts')).section,
  },
  {
    id: 'missions',
    path: '/member/missions',
    icon: TrophyIcon,
    titleKey: 'sections.missions',
    badge: selectWaiting('missions'),
    load: async () => (await import('#features/missions/missions.section.ts')).section,
  },
  {
    id: 'messageV2',
    path: '/member/messageV2',
    icon: MailIcon,
    titleKey: 'sections.messageV2',
    badge: selectWaiting('unread'),
    load: async () => (await import('#features/inbox/inbox.section.ts')).section,
  },
  {
    id: 'manualRebate',
    path: '/member/manualRebate',
    icon: BadgePercentIcon,
    titleKey: 'sections.manualRebate',
    load: async () => (await import('#features/rebate/rebate.section.ts')).section,
  },
  {
    id: 'vip',
    path: '/member/vip',
    icon: CrownIcon,
    titleKey: 'sections.vip',
    load: async () => (await import('#features/vip/vip.section.ts')).section,
  },
  {
    id: 'pointMall',
    path: '/member/pointMall',
    icon: ShoppingBagIcon,
    titleKey: 'sections.pointMall',
    load: async () => (await import('#features/points/point-mall.section.ts')).section,
  },
  {
    id: 'pointHistory',
    path: '/member/pointHistory',
    icon: CoinsIcon,
    titleKey: 'sections.pointHistory',
    load: async () => (await import('#features/points/point-history.section.ts')).section,
  },
  {
    id: 'pointRules',
    path: '/member/pointRules',
    icon: FileTextIcon,
    titleKey: 'sections.pointRules',
    load: async () => (await import('#features/points/point-rules.section.ts')).section,
  },
];

export function sectionAt(pathname: string): MemberSection | undefined {
  return findSection(memberSections, pathname);
}
