import { TextField } from '@livery/ui/TextField';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { readReason, ReasonField } from '#shared/ReasonField.tsx';
import { describeRefusal } from '#shared/refusals.texts.ts';
import { readWhole } from '#shared/forms/whole-number.ts';
import { termsTexts } from './terms.texts.ts';
import { ControlError } from '#api/control-error.ts';

const texts = termsTexts.depth;
const deepestTree = 64;

interface DepthDialogProps {
  readonly open: boolean;
  readonly settings: ControlValueOf<'agentSettings'>;
  readonly onClose: () => void;
  readonly onReload: () => void;
  readonly onSet: () => void;
}

/** Sets how deep this merchant's trees may be. */
export function DepthDialog({ open, onClose, ...rest }: DepthDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title={texts.title} texts={texts} size="small">
      {(dialog) => <DepthForm dialog={dialog} {...rest} />}
    </FormDialog>
  );
}

type DepthFormProps = Omit<DepthDialogProps, 'open' | 'onClose'> & { readonly dialog: DialogOfForm };

function DepthForm({ dialog, settings: { depth, deepest }, onReload, onSet }: DepthFormProps) {
  const { ask } = useDesk();
  const [typed, setTyped] = useState(String(depth));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isLost, setLost] = useState(false);
  const wanted = readWhole(typed, 0, 999_999);
  const isWrong = wanted === null || wanted < 1 || wanted > deepestTree;
  const problem = isWrong ? texts.wrong : wanted < deepest ? texts.tooLow(deepest) : undefined;

  const set = async (): Promise<void> => {
    const why = readReason(reason);
    setTried(true);
    setLost(false);
    if (why === null || wanted === null || problem !== undefined) return;
    const isDone = await dialog.act(
      () => ask('setTreeDepth', { depth: wanted, seen: depth, reason: why }),
      texts.done(wanted),
      () => {
        setLost(true);
        onReload();
      },
    );
    if (isDone) onSet();
  };

  return (
    <DialogForm id={dialog.id} onSubmit={set}>
      <TextField
        label={texts.label}
        hint={texts.hint(deepest)}
        error={isTried && problem !== undefined ? problem : isLost ? describeRefusal(new ControlError('STATE_CHANGED')) : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ReasonField hint={termsTexts.reasonHint} value={reason} isTried={isTried} onChange={setReason} />
    </DialogForm>
  );
}
