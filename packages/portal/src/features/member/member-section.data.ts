import type { Section } from '#shared/pages/section.ts';
import type texts from './member.en.json';

/** One entry of the member centre; its id is the screen key of the specification's section 2. */
export interface MemberSection extends Section {
  titleKey: `sections.${keyof typeof texts.sections}`;
}
