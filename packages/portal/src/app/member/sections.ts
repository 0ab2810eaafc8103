import { UserIcon } from '@livery/ui/icons';
import type { MemberSection } from '#features/member/member-section.ts';

/** The member centre, in the order of its menu. Menu, addresses and pages read this table. */
export const memberSections: readonly [MemberSection, ...MemberSection[]] = [
  {
    id: 'securityCenter',
    path: '/member/securityCenter',
    icon: UserIcon,
    titleKey: 'sections.securityCenter',
    load: async () => (await import('#features/account/account.section.ts')).section,
  },
];

export function sectionAt(pathname: string): MemberSection | undefined {
  const path = pathname.replace(/\/+$/, '');
  return memberSections.find((section) => section.path === path);
}
