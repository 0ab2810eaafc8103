import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * The text of a field that mirrors the address. Typed text shows at once, although the address follows later. Any other
 * change of the address (a filter, the back button) sets its own text.
 */
export function useUrlText(told: string): [string, (text: string) => void] {
  const { key } = useLocation();
  const isOwn = useNavigationType() === 'REPLACE';
  const [text, setText] = useState(told);
  const [shown, setShown] = useState({ told, key });
  if (shown.told !== told || shown.key !== key) {
    setShown({ told, key });
    if (!isOwn && text.trim() !== told.trim()) setText(told);
  }
  return [text, setText];
}
