import { Button } from '@livery/ui/Button';
import { Dialog, type DialogProps } from '@livery/ui/Dialog';
import { Notice } from '@livery/ui/Notice';
import { useId, useState, type ReactNode } from 'react';
import type { ControlError } from '#api/control-error.ts';
import { form as fields, remark } from './panel.css.ts';
import { describeRefusal } from './refusals.texts.ts';
import { useAct, type Act } from './use-act.ts';

/** What a form needs from its dialog. */
export interface DialogOfForm {
  readonly id: string;
  readonly act: Act['act'];
}

interface FormDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly texts: { readonly cancel: string; readonly save: string; readonly saving: string };
  readonly size?: DialogProps['size'];
  readonly tone?: 'action' | 'danger';
  /** A component with its own state, which resets with each opening. */
  readonly children: (dialog: DialogOfForm) => ReactNode;
}

/** A form in a dialog that stays open during the request. */
export function FormDialog({ open, onClose, title, texts, size, tone = 'action', children }: FormDialogProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<ControlError | null>(null);
  const { isBusy, act } = useAct(setRefusal);
  const close = (): void => {
    setRefusal(null);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={texts.cancel}
      size={size}
      dismissible={!isBusy}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {texts.cancel}
          </Button>
          <Button variant={tone} type="submit" form={id} loading={isBusy ? texts.saving : undefined}>
            {texts.save}
          </Button>
        </>
      }
    >
      {refusal !== null && (
        <div className={remark}>
          <Notice tone="negative" isLive>
            {describeRefusal(refusal)}
          </Notice>
        </div>
      )}
      {children({ id, act })}
    </Dialog>
  );
}

/** Stacks the fields of a dialog's form. */
export function DialogForm({ id, onSubmit, children }: { id: string; onSubmit: () => Promise<void>; children: ReactNode }) {
  return (
    <form
      id={id}
      className={fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </form>
  );
}
