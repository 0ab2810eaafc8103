import type { ReactNode } from 'react';

/** The export `kit` of a `<Name>.kit.tsx`: a component in each of its states, with sample texts. */
export interface KitStates {
  /** The component's name and its address in the kit. */
  title: string;
  states: Record<string, () => ReactNode>;
  /** Whether each state covers the screen, so that only one can be shown at a time. */
  coversScreen?: boolean;
}
