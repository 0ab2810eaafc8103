import { shallowEqual } from 'react-redux';
import type { IconNode } from '@livery/ui/Icon';
import type { RouteModule } from '../ports/route.ts';
import { useAppSelector } from '../store/app-hooks.ts';
import type { RootState } from '../store/root-state.ts';

/** A row of a centre, the member's or the agent's. Menu, addresses, titles and pages read it. */
export interface Section {
  id: string;
  path: string;
  icon: IconNode;
  titleKey: string;
  /** The badge count. Hidden for 0. */
  badge?: (state: RootState) => number;
  /** Whether the site offers it. Undefined until known. Always offered if omitted. */
  isOffered?: (state: RootState) => boolean | undefined;
  /** Whether the menu shows it. A section that is useless to this member is hidden, and its page says why. Shown by default. */
  isInMenu?: (state: RootState) => boolean;
  load: () => Promise<RouteModule>;
}

export function findSection<Row extends Section>(sections: readonly Row[], pathname: string): Row | undefined {
  const path = pathname.replace(/\/+$/, '');
  return sections.find((section) => section.path === path);
}

/** The sections that the menu shows to this member, in its order. */
export function useMenuOf<Row extends Section>(sections: readonly Row[]): readonly Row[] {
  return useAppSelector(
    (state) => sections.filter(({ isOffered = () => true, isInMenu = () => true }) => isOffered(state) === true && isInMenu(state)),
    shallowEqual,
  );
}

const none = () => 0;

/** The count of a section's badge. 0 without one. */
export function useBadge({ badge = none }: Pick<Section, 'badge'>): number {
  return useAppSelector(badge);
}
