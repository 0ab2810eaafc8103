import type { ReactNode } from 'react';

/** The export `kit` of a `<Name>.kit.tsx`: a component in each of its states, with sample texts. */
export interface KitStates {
  /** The component's name; its address in the kit. */
  title: string;
  states: Record<string, () => ReactNode>;
  /** Each state covers the screen, so that no two are drawn at once. */
  coversScreen?: boolean;
}
