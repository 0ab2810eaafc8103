import { startTransition, useDeferredValue, useEffect, useReducer, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogClosed, selectDialogs, type DialogKind } from '#shared/store/dialogs.slice.ts';
import { messageDismissed, messageShown } from '#shared/facts/messages.slice.ts';
import { Boundary } from '#shared/lazy/Boundary.tsx';
import type { LatePart } from '#shared/lazy/late-part.ts';
import { partLost } from '../messages/part-lost.ts';
import { pause } from '../start/pause.ts';
import type { AnyDialog } from '../start/runtime.ts';
import { useRuntime } from '../start/runtime-context.tsx';
import { dialogsToRender } from './dialogs.rules.ts';
import { useIntent } from './use-intent.ts';
import { useSearchKey } from './use-search-key.ts';

const messageKey = 'dialog';

/** Renders the open dialogs above each other; lower ones keep their state. Their chunks load on first use. */
export function DialogHost() {
  const { runtime } = useRuntime();
  const dispatch = useAppDispatch();
  useIntent(runtime);
  useSearchKey();
  const stack = useAppSelector(selectDialogs);
  const [rendered, setRendered] = useState<readonly DialogKind[]>([]);
  useArrivals(stack.map(({ kind }) => runtime.dialog(kind)));

  useEffect(() => {
    for (const { kind } of stack) {
      const part = runtime.dialog(kind);
      if (part === undefined || dialogIn(part) !== undefined) continue;
      const close = () => {
        dispatch(dialogClosed(kind));
        dispatch(partLost(messageKey));
      };
      // Show the tap before requesting files.
      void pause()
        .then(() => part.load())
        .then(() => dispatch(messageDismissed(messageKey)), close);
    }
  }, [stack, runtime, dispatch]);

  // Deferred values render in slices with taps in between; updates from the store render in one piece.
  const stackToRender = useDeferredValue(stack);
  const kinds = stackToRender.map(({ kind }) => kind);
  const shown = dialogsToRender(kinds, rendered, (kind) => dialogIn(runtime.dialog(kind)) !== undefined);
  if (shown.join() !== rendered.join()) setRendered(shown);
  return stackToRender.map((request) => {
    const { kind } = request;
    const Dialog = shown.includes(kind) ? dialogIn(runtime.dialog(kind)) : undefined;
    if (Dialog === undefined) return null;
    return (
      <Boundary key={kind} broken={<CrashedDialog kind={kind} />}>
        <Dialog request={request} onClose={() => dispatch(dialogClosed(kind))} />
      </Boundary>
    );
  });
}

/** Removes a broken dialog from the stack, so that it can be opened again, and reports it. */
function CrashedDialog({ kind }: { kind: DialogKind }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(dialogClosed(kind));
    dispatch(messageShown({ key: messageKey, tone: 'negative', text: 'common:errors.UNKNOWN' }));
  }, [dispatch, kind]);
  return null;
}

type DialogPart = LatePart<AnyDialog> | undefined;

/** Undefined while it loads. */
function dialogIn(part: DialogPart): AnyDialog | undefined {
  const state = part?.read();
  return state?.status === 'here' ? state.value : undefined;
}

/** Renders again in slices when one of them has loaded, so that taps are handled in between. */
function useArrivals(parts: readonly DialogPart[]): void {
  const [, rerender] = useReducer((arrivals: number) => arrivals + 1, 0);
  const count = () => parts.filter((part) => dialogIn(part) !== undefined).length;
  const rendered = count();
  useEffect(() => {
    const hear = () => {
      if (count() !== rendered) startTransition(rerender);
    };
    hear();
    const stops = parts.map((part) => part?.subscribe(hear));
    return () => stops.forEach((stop) => stop?.());
  });
}
