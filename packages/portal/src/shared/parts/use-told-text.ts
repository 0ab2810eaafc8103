import { useState } from 'react';

/**
 * What stands in a box or a select that the address tells: what somebody enters at once, though the address is drawn later. Another
 * address (a filter, going back) replaces it.
 */
export function useToldText(told: string): [string, (text: string) => void] {
  const [text, setText] = useState(told);
  const [shown, setShown] = useState(told);
  if (shown !== told) {
    setShown(told);
    if (text.trim() !== told.trim()) setText(told);
  }
  return [text, setText];
}
