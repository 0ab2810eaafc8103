import { shallowEqual } from 'react-redux';
import type { MemberSection } from '#features/member/member-section.ts';
import { useAppSelector } from '#shared/state/app-hooks.ts';
import { memberSections } from './sections.ts';

/** The sections that the site offers to its members, in the order of the menu. */
export function useOfferedSections(): readonly MemberSection[] {
  return useAppSelector(
    (state) => memberSections.filter(({ isOffered }) => isOffered === undefined || isOffered(state) === true),
    shallowEqual,
  );
}
