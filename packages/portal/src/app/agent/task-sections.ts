import {
  ArrowDownToLineIcon,
  ArrowUpFromLineIcon,
  HandshakeIcon,
  HeadsetIcon,
  MailIcon,
  MegaphoneIcon,
  ScrollTextIcon,
  SendIcon,
  UserPlusIcon,
} from '@livery/ui/icons';
import { selectUnreadNotices } from '#features/agent-centre/agent-centre.reads.ts';
import type { AgentSection } from '#features/agent-centre/agent-section.data.ts';
import { selectWaiting } from '#shared/facts/live.selectors.ts';
import { selectSiteSettings } from '#shared/facts/site.slice.ts';
import { selectAccount } from '#shared/facts/viewer.slice.ts';

/** Every section of the agent centre but its start page, in the order of the menu. */
export const taskSections: readonly AgentSection[] = [
  {
    id: 'referral',
    path: '/agentHome/referral',
    icon: UserPlusIcon,
    titleKey: 'sections.referral',
    group: 'team',
    isOffered: (state) => selectSiteSettings(state)?.availablePromo.REFERRAL.enabled,
    load: async () => (await import('#features/referral/referral.section.ts')).section,
  },
  {
    id: 'depositv2',
    path: '/agentHome/depositv2',
    icon: ArrowDownToLineIcon,
    titleKey: 'sections.depositv2',
    group: 'money',
    load: async () => (await import('#features/deposit/deposit.section.ts')).section,
  },
  {
    id: 'withdraw',
    path: '/agentHome/withdraw',
    icon: ArrowUpFromLineIcon,
    titleKey: 'sections.withdraw',
    group: 'money',
    load: async () => (await import('../member/withdraw.section.tsx')).section,
  },
  {
    id: 'transferDownline',
    path: '/agentHome/transferDownline',
    icon: HandshakeIcon,
    titleKey: 'sections.transferDownline',
    shortKey: 'short.transferDownline',
    group: 'money',
    isInBar: true,
    load: async () => (await import('#features/transfer/transfer-downline.section.ts')).section,
  },
  {
    id: 'transferUpline',
    path: '/agentHome/transferUpline',
    icon: SendIcon,
    titleKey: 'sections.transferUpline',
    group: 'money',
    isInMenu: (state) => selectAccount(state)?.sendsToUpline === true,
    load: async () => (await import('#features/transfer/transfer-upline.section.ts')).section,
  },
  {
    id: 'transactionHistory',
    path: '/agentHome/transactionHistory',
    icon: ScrollTextIcon,
    titleKey: 'sections.transactionHistory',
    group: 'money',
    load: async () => (await import('#features/records/account-record.section.ts')).section,
  },
  {
    id: 'announcements',
    path: '/agentHome/announcements',
    icon: MegaphoneIcon,
    titleKey: 'sections.announcements',
    shortKey: 'short.announcements',
    group: 'messages',
    isInBar: true,
    badge: selectUnreadNotices,
    load: async () => (await import('#features/agent-centre/announcements.section.ts')).section,
  },
  {
    id: 'messageV2',
    path: '/agentHome/messageV2',
    icon: MailIcon,
    titleKey: 'sections.messageV2',
    group: 'messages',
    isInBar: true,
    badge: selectWaiting('unread'),
    load: async () => (await import('#features/inbox/inbox.section.ts')).section,
  },
  {
    id: 'service',
    path: '/agentHome/service',
    icon: HeadsetIcon,
    titleKey: 'sections.service',
    group: 'messages',
    load: async () => (await import('#features/service/service.section.ts')).section,
  },
];
