import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useNewestAddress } from './use-address.ts';

/**
 * The text of a field that mirrors the address. Typed text shows at once, although the address follows later. Any other
 * change of the address (a filter, the back button) sets its own text, unless the user typed after requesting it.
 */
export function useUrlText(told: string): [string, (text: string) => void] {
  const { key, pathname, search } = useLocation();
  const newest = useNewestAddress();
  const isOwn = useNavigationType() === 'REPLACE';
  const [field, setField] = useState({ text: told, typedAt: '' });
  const [shown, setShown] = useState({ told, key });
  if (shown.told !== told || shown.key !== key) {
    setShown({ told, key });
    const isTypedSince = field.typedAt === `${pathname}${search}`;
    if (!isOwn && !isTypedSince && field.text.trim() !== told.trim()) setField({ text: told, typedAt: '' });
  }
  const type = (text: string) => {
    const address = newest();
    setField({ text, typedAt: `${address.pathname}${address.search}` });
  };
  return [field.text, type];
}
