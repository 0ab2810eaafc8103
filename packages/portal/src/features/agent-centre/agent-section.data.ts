import type { Section } from '#shared/pages/section.ts';
import type texts from './agent-centre.en.json';

export type AgentGroup = keyof typeof texts.groups;

/** One entry of the agent centre. */
export interface AgentSection extends Section {
  titleKey: `sections.${keyof typeof texts.sections}`;
  /** The page's purpose, below its title. */
  leadKey?: `leads.${keyof typeof texts.leads}`;
  /** The menu's heading for it. A section without one comes above all groups. */
  group?: AgentGroup;
  /** Whether a phone's bottom bar has it too; there is room for four. */
  isInBar?: true;
  /** Its short name in the bottom bar. The title by default. */
  shortKey?: `short.${keyof typeof texts.short}`;
}
