import type { IconNode } from '@livery/ui/Icon';
import type { RouteModule } from '#shared/ports/route.ts';
import type { RootState } from '#shared/store/root-state.ts';
import type texts from './member.en.json';

/** One entry of the member centre. */
export interface MemberSection {
  /** The screen key of the specification's section 2. */
  id: string;
  path: string;
  icon: IconNode;
  titleKey: `sections.${keyof typeof texts.sections}`;
  /** How much of it waits for the member; nothing is shown for 0. */
  badge?: (state: RootState) => number;
  /** Whether the site offers it, undefined until that is known; one without is always offered. */
  isOffered?: (state: RootState) => boolean | undefined;
  /** Whether the menu shows it: one that can do nothing for this member is left out, and its page says why. Without this it is shown. */
  isInMenu?: (state: RootState) => boolean;
  load: () => Promise<RouteModule>;
}
