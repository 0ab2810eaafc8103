import type { MemberSection } from '#features/member/member-section.data.ts';
import { useMenuOf } from '#shared/pages/section.ts';
import { memberSections } from './sections.ts';

/** The sections that the menu shows to this member, in its order. */
export function useMenuSections(): readonly MemberSection[] {
  return useMenuOf(memberSections);
}
