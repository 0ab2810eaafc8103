import { createContext, useContext, type ReactNode } from 'react';

/** The operator's banners besides those of the home page (readings 10). */
export type BannerGroup = 'w_login' | 'w_register' | 'w_forget' | 'w_leftmenu';

export interface GroupBannerProps {
  group: BannerGroup;
  /** Called after its link was followed. */
  onFollow?: (() => void) | undefined;
}

/** Renders them, if a feature provides it. */
export const GroupBannerContext = createContext<((props: GroupBannerProps) => ReactNode) | null>(null);

/** The operator's banners of a group, for features that show them. */
export function GroupBanner(props: GroupBannerProps) {
  return useContext(GroupBannerContext)?.(props) ?? null;
}
