import { useState } from 'react';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectIsWayInOpen } from '#shared/store/dialogs.slice.ts';

/** The value from before the login or registration opened above it. The form renders first and covers the rest. */
export function useBehindLogin<Value>(value: Value): Value {
  const isBehind = useAppSelector(selectIsWayInOpen);
  const [shown, setShown] = useState(value);
  if (isBehind) return shown;
  if (shown !== value) setShown(value);
  return value;
}
