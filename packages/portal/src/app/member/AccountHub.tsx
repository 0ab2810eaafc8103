import type { ReactNode } from 'react';
import type { MenuGroup } from '#features/member/member-section.data.ts';
import { MemberHub } from '#features/member/components/MemberHub/MemberHub.tsx';
import { HeaderBalance } from '#features/wallet/components/HeaderBalance/HeaderBalance.tsx';

/** The sections that members open most, in this order. */
const shortcutIds = ['rewardCenter', 'messageV2', 'personalHistoryCopy', 'vip'];

interface AccountHubProps {
  groups: readonly MenuGroup[];
  head?: ReactNode;
  children?: ReactNode;
}

export function AccountHub({ groups, head, children }: AccountHubProps) {
  const links = groups.flatMap((group) => group.links);
  const shortcuts = shortcutIds.flatMap((id) => links.filter((link) => link.id === id));
  return (
    <MemberHub
      head={head}
      balance={<HeaderBalance size="large" />}
      shortcuts={shortcuts}
      rewards={links.find(({ id }) => id === 'rewardCenter')}
    >
      {children}
    </MemberHub>
  );
}
