import { shallowEqual } from 'react-redux';
import type { MemberSection } from '#features/member/member-section.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { memberSections } from './sections.ts';

/** The sections that the menu shows to this member, in its order. */
export function useMenuSections(): readonly MemberSection[] {
  return useAppSelector(
    (state) => memberSections.filter(({ isOffered = () => true, isInMenu = () => true }) => isOffered(state) === true && isInMenu(state)),
    shallowEqual,
  );
}
