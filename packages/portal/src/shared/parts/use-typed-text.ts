import { useState } from 'react';

/**
 * What is typed in a box whose text the address tells: it stands there at once, though the address is drawn later. Another address
 * (a filter, going back) replaces it.
 */
export function useTypedText(told: string): [string, (text: string) => void] {
  const [text, setText] = useState(told);
  const [shown, setShown] = useState(told);
  if (shown !== told) {
    setShown(told);
    if (text.trim() !== told.trim()) setText(told);
  }
  return [text, setText];
}
