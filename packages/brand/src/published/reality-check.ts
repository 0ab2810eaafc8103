import type { Brand } from '../schema/generated/brand.gen.ts';

/**
 * The longest interval in minutes between reminders of time and cost of play (Portaria 1.231/2024, RTS 13C, Player
 * Protection Directive).
 */
export const longestRealityCheck: Record<Brand['compliance']['jurisdiction'], number> = { none: 60, BR: 30, UK: 60, MT: 60, CW: 60 };

/** The brand's own interval, or its jurisdiction's. */
export function realityCheckOf({ jurisdiction, realityCheckMinutes }: Brand['compliance']): number {
  return realityCheckMinutes ?? longestRealityCheck[jurisdiction];
}
