import type { Section } from '#shared/pages/section.ts';
import type texts from './agent-centre.en.json';

export type AgentGroup = keyof typeof texts.groups;

/** One entry of the agent centre. */
export interface AgentSection extends Section {
  titleKey: `sections.${keyof typeof texts.sections}`;
  /** The page's purpose, below its title. */
  leadKey?: `leads.${keyof typeof texts.leads}`;
  /** The menu heading of its group. A section without one comes above all groups. */
  group?: AgentGroup;
  /** Whether it is also in a phone's bottom bar, which has room for four. */
  isInBar?: true;
  /** Its short name in the bottom bar. Defaults to the title. */
  shortKey?: `short.${keyof typeof texts.short}`;
}
