import { HouseIcon } from '@livery/ui/icons';
import type { AgentSection } from '#features/agent-centre/agent-section.data.ts';
import { taskSections } from './task-sections.ts';

/** The agent centre, in the order of its menu. Menu, addresses, titles and pages read this table. */
export const agentSections: readonly AgentSection[] = [
  {
    id: 'start',
    path: '/agentHome',
    icon: HouseIcon,
    titleKey: 'sections.start',
    isInBar: true,
    load: async () => (await import('./start.section.tsx')).section,
  },
  ...taskSections,
];
