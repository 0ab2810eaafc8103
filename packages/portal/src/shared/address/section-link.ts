import { createContext, useContext } from 'react';

/** The centre that a path belongs to; the member's for every other page. */
export function centreAt(path: string): '/agentHome' | '/member' {
  return /^\/agentHome\b/.test(path) ? '/agentHome' : '/member';
}

/** The address of a section by its screen key, in the centre that shows the page. */
export const SectionLinkContext = createContext((id: string) => `/member/${id}`);

/** A section that several centres have links to its neighbours in the one that it is shown in. */
export function useSectionLink(): (id: string) => string {
  return useContext(SectionLinkContext);
}
