import { countGraphemes } from '@livery/ui/graphemes';

/** Characters, counted as readers and the gateway count them. */
export function countRemarks(text: string): number {
  return countGraphemes(text.trim());
}
