import type { IconNode } from '@livery/ui/Icon';
import type { Section } from '#shared/pages/section.ts';
import type texts from './member.en.json';

/** The menu's groups, in order. */
export const memberGroups = ['money', 'play', 'rewards', 'account'] as const;
export type MemberGroup = (typeof memberGroups)[number];

/** One entry of the member centre. Its id is the screen key in section 2 of the specification. */
export interface MemberSection extends Section {
  group: MemberGroup;
  titleKey: `sections.${keyof typeof texts.sections}`;
}

/** An entry of the menu: a section, or another page of the site. */
export interface MemberLink extends Pick<Section, 'id' | 'path' | 'badge'> {
  icon: IconNode;
  label: string;
}

export interface MenuGroup {
  id: MemberGroup;
  links: readonly MemberLink[];
}
