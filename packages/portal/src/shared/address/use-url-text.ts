import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What stands in a box whose text the address tells: what somebody types at once, though its own address replaces the one before only
 * later. An address that comes otherwise (a filter, going back) brings its own text, be it the same as before.
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
