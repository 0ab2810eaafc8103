import { useEffect } from 'react';
import { fetchAhead } from '#shared/lazy/late-part.ts';
import type { DialogKind } from '#shared/store/dialogs.slice.ts';
import { pause } from '../start/pause.ts';
import type { Runtime } from '../start/runtime.ts';

/** Preloads a dialog when the pointer or the focus reaches an element with `data-opens`. */
export function useIntent(runtime: Runtime): void {
  useEffect(() => {
    const hear = ({ target }: Event) => {
      const opener = target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null;
      const part = opener === null ? undefined : runtime.dialog(opener.dataset['opens'] as DialogKind);
      if (part !== undefined) void pause().then(() => fetchAhead(part));
    };
    const signals = ['pointerover', 'focusin'] as const;
    for (const signal of signals) document.addEventListener(signal, hear, { passive: true });
    return () => {
      for (const signal of signals) document.removeEventListener(signal, hear);
    };
  }, [runtime]);
}
