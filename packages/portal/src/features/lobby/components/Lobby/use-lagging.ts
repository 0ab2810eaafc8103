import { useDeferredValue, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** For what is drawn in slices after the answer to what was pressed. On the way back nothing lags: the page stands at once as it was left. */
export function useLagging<Value>(value: Value): Value {
  const lagging = useDeferredValue(value);
  const navigationType = useNavigationType();
  const { key } = useLocation();
  // An arrival is a `POP`, too.
  const [seen, setSeen] = useState({ key, hasMoved: false });
  if (seen.key !== key) setSeen({ key, hasMoved: true });
  return navigationType === 'POP' && seen.hasMoved ? value : lagging;
}
