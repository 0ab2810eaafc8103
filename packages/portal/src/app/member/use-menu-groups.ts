import { useTranslation } from 'react-i18next';
import { HeadsetIcon, HeartIcon, NetworkIcon, ShieldCheckIcon } from '@livery/ui/icons';
import { memberGroups, type MemberGroup, type MemberLink, type MenuGroup } from '#features/member/member-section.data.ts';
import { useMenuOf } from '#shared/pages/section.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectIsAgent } from '#shared/facts/viewer.slice.ts';
import { paths } from '../routing/navigation.ts';
import { memberSections } from './sections.ts';

/** The sections in this member's menu by group, followed by related pages of the site. */
export function useMenuGroups(): readonly MenuGroup[] {
  const { t } = useTranslation('member');
  const { t: say } = useTranslation('common');
  const sections = useMenuOf(memberSections);
  const isAgent = useAppSelector(selectIsAgent);
  const pages: Readonly<Partial<Record<MemberGroup, readonly MemberLink[]>>> = {
    play: [
      { id: 'favorite', path: paths.favourites, icon: HeartIcon, label: say('pages.favorite') },
      { id: 'saferPlay', path: paths.saferPlay, icon: ShieldCheckIcon, label: say('pages.saferPlay') },
    ],
    account: [
      ...(isAgent ? [{ id: 'agent', path: paths.agentHome, icon: NetworkIcon, label: say('account.agent') }] : []),
      { id: 'service', path: paths.service, icon: HeadsetIcon, label: say('pages.service') },
    ],
  };
  return memberGroups.map((id) => ({
    id,
    links: [
      ...sections.filter(({ group }) => group === id).map(({ titleKey, ...section }) => ({ ...section, label: t(titleKey) })),
      ...(pages[id] ?? []),
    ],
  }));
}
