import { useState } from 'react';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectIsWayInOpen } from '#shared/store/dialogs.slice.ts';

/** A value as it was before the login or the registration came to stand above it: the form comes first, and hides what would be rendered. */
export function useBehindLogin<Value>(value: Value): Value {
  const isBehind = useAppSelector(selectIsWayInOpen);
  const [shown, setShown] = useState(value);
  if (isBehind) return shown;
  if (shown !== value) setShown(value);
  return value;
}
