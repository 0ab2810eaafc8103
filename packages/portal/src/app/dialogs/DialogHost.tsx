import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { dialogClosed, selectDialogs, type DialogKind } from '#shared/state/dialogs.slice.ts';
import { messageDismissed, messageShown } from '#shared/state/messages.slice.ts';
import { reloadRequested } from '#shared/state/site.slice.ts';
import { Boundary } from '#shared/parts/Boundary.tsx';
import type { AnyDialog } from '../start/runtime.ts';
import { useRuntime } from '../start/runtime-context.tsx';
import { dialogsToDraw } from './dialogs.rules.ts';
import { useIntent } from './use-intent.ts';

const messageKey = 'dialog';

/** Draws the open dialogs above each other; what lies below keeps all it holds. Their chunks arrive with their first use. */
export function DialogHost() {
  const { runtime } = useRuntime();
  const dispatch = useAppDispatch();
  useIntent(runtime);
  const stack = useAppSelector(selectDialogs);
  const [known, setKnown] = useState<ReadonlyMap<DialogKind, AnyDialog>>(new Map());
  const [drawn, setDrawn] = useState<readonly DialogKind[]>([]);

  useEffect(() => {
    for (const { kind } of stack) {
      const close = () => {
        dispatch(dialogClosed(kind));
        dispatch(
          messageShown({
            key: messageKey,
            tone: 'negative',
            text: 'common:errors.CHUNK_FAILED',
            action: { label: 'common:actions.reload', command: reloadRequested() },
          }),
        );
      };
      if (known.has(kind)) continue;
      void runtime
        .dialog(kind)
        ?.load()
        .then((dialog) => {
          setKnown((before) => new Map(before).set(kind, dialog));
          dispatch(messageDismissed(messageKey));
        }, close);
    }
  }, [stack, known, runtime, dispatch]);

  const kinds = stack.map(({ kind }) => kind);
  const shown = dialogsToDraw(kinds, drawn, (kind) => known.has(kind));
  if (shown.join() !== drawn.join()) setDrawn(shown);
  return stack.map((request) => {
    const { kind } = request;
    const Dialog = shown.includes(kind) ? known.get(kind) : undefined;
    if (Dialog === undefined) return null;
    return (
      <Boundary key={kind}>
        <Dialog request={request} onClose={() => dispatch(dialogClosed(kind))} />
      </Boundary>
    );
  });
}
