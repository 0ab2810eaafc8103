import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { dialogClosed, selectDialog, type DialogKind, type DialogRequest } from '#shared/state/dialogs.slice.ts';
import { RouteBoundary } from '../routing/RouteBoundary.tsx';
import { useRuntime } from '../start/runtime-context.tsx';
import { ChunkFailure } from './ChunkFailure.tsx';

type AnyDialog = ComponentType<{ request: DialogRequest; onClose: () => void }>;

/** Shows the first dialog of the queue; its chunk arrives with its first use. */
export function DialogHost() {
  const { t } = useTranslation();
  const { runtime } = useRuntime();
  const dispatch = useAppDispatch();
  const request = useAppSelector(selectDialog);
  const [known, setKnown] = useState<Partial<Record<DialogKind, AnyDialog | 'failed' | undefined>>>({});
  const kind = request?.kind;

  useEffect(() => {
    if (kind === undefined || known[kind] !== undefined) return;
    const load = runtime.dialog(kind);
    if (load === undefined) return;
    load().then(
      ({ Dialog }) => setKnown((before) => ({ ...before, [kind]: Dialog as AnyDialog })),
      () => setKnown((before) => ({ ...before, [kind]: 'failed' })),
    );
  }, [kind, known, runtime]);

  if (request === null) return null;
  const Dialog = known[request.kind];
  if (Dialog === undefined) return null;
  const close = () => dispatch(dialogClosed(request.kind));
  const forget = () => {
    setKnown((before) => ({ ...before, [request.kind]: undefined }));
    close();
  };
  if (Dialog === 'failed') return <ChunkFailure sentence={t('errors.CHUNK_FAILED')} onDismiss={forget} />;
  return (
    <RouteBoundary place={request.kind}>
      <Dialog key={request.kind} request={request} onClose={close} />
    </RouteBoundary>
  );
}
