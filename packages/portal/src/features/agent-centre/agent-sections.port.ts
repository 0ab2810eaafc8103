import { createContext } from 'react';
import type { AgentSection } from './agent-section.data.ts';

/** The sections that this agent has, for a section that leads to the others. */
export const AgentSectionsContext = createContext<readonly AgentSection[]>([]);
