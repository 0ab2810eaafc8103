import { countGraphemes } from '@livery/ui/graphemes';

/** Characters as a reader and the gateway count them. */
export function countRemarks(text: string): number {
  return countGraphemes(text.trim());
}
