import { createContext } from 'react';
import type { AgentSection } from './agent-section.data.ts';

/** The sections available to this agent, for a section that links to the others. */
export const AgentSectionsContext = createContext<readonly AgentSection[]>([]);
