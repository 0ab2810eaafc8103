import type { ReactNode } from 'react';

/** What a `<Name>.kit.tsx` exports as `kit`: a component in each of its states, with texts of its own. */
export interface KitStates {
  /** The component's name; its address in the kit. */
  title: string;
  states: Record<string, () => ReactNode>;
  /** Each state covers the screen, so that no two are drawn at once. */
  coversScreen?: boolean;
}
