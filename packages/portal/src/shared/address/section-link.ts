import { createContext, useContext } from 'react';

/** The centre that a path belongs to. The member centre for every other page. */
export function centreAt(path: string): '/agentHome' | '/member' {
  return /^\/agentHome\b/.test(path) ? '/agentHome' : '/member';
}

/** The address of a section by its screen key, in the centre that shows the page. */
export const SectionLinkContext = createContext((id: string) => `/member/${id}`);

/** A section in several centres links to its neighbours in the centre that shows it. */
export function useSectionLink(): (id: string) => string {
  return useContext(SectionLinkContext);
}
