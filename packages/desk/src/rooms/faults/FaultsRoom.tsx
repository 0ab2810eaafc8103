import { Button } from '@livery/ui/Button';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import type { Column } from '@livery/ui/DataTable';
import { IconButton } from '@livery/ui/IconButton';
import { PlusIcon, XIcon } from '@livery/ui/icons';
import type { ActiveFault } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { AnsweredTable } from '#shared/AnsweredTable.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { code, rowActions } from '#shared/panel.css.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { useAct } from '#shared/use-act.ts';
import { useAnswer } from '#shared/use-answer.ts';
import { FaultDialog } from './FaultDialog.tsx';
import { describeEffect, faultsTexts as texts } from './faults.texts.ts';

/** Faults end once they have struck, and tests add new ones. */
const pollEvery = 5_000;

export function FaultsRoom() {
  const { ask } = useDesk();
  const { value, refusal, reload } = useAnswer('faults', {}, pollEvery);
  const { isBusy, act } = useAct();
  const [isAdding, setAdding] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const faults = value?.items ?? null;

  const clear = async (whose: { id?: string }, done: string): Promise<void> => {
    if (isBusy) return;
    if (await act(() => ask('clearFaults', whose), done)) reload();
    setAsked(false);
  };

  const columns: Column<ActiveFault>[] = [
    { id: 'path', label: texts.columns.path, cell: ({ path }) => <span className={code}>{path}</span> },
    { id: 'effect', label: texts.columns.effect, cell: describeEffect },
    { id: 'merchant', label: texts.columns.merchant, cell: ({ merchant }) => merchant ?? texts.everyMerchant },
    { id: 'method', label: texts.columns.method, cell: ({ method }) => method ?? texts.everyMethod },
    { id: 'caller', label: texts.columns.caller, cell: ({ caller }) => caller ?? texts.everyMethod },
    { id: 'left', label: texts.columns.left, align: 'end', cell: ({ left }) => left ?? texts.unlimited },
    {
      id: 'actions',
      label: texts.columns.actions,
      align: 'end',
      cell: ({ id, path }) => (
        <span className={rowActions}>
          <IconButton icon={XIcon} label={texts.clearOne(path)} onClick={() => void clear({ id }, texts.clearedOne)} />
        </span>
      ),
    },
  ];

  return (
    <RoomFrame
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <Button onClick={() => setAsked(true)} disabledReason={faults === null || faults.length === 0 ? texts.nothingToClear : undefined}>
            {texts.clearAll}
          </Button>
          <Button variant="action" icon={PlusIcon} onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        </>
      }
    >
      <AnsweredTable answer={{ refusal, reload }} rows={faults} rowKey={({ id }) => id} columns={columns} texts={texts} loadingRows={3} />
      <FaultDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={() => {
          setAdding(false);
          reload();
        }}
      />
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        title={texts.confirmTitle}
        confirmLabel={texts.clearAll}
        cancelLabel={texts.cancel}
        onConfirm={() => void clear({}, texts.clearedAll)}
        onCancel={() => setAsked(false)}
        loading={isBusy ? texts.clearing : undefined}
      >
        <p>{texts.confirmText}</p>
      </ConfirmDialog>
    </RoomFrame>
  );
}
