import { Button } from '@livery/ui/Button';
import { Dialog, type DialogProps } from '@livery/ui/Dialog';
import { useId, type ReactNode } from 'react';
import { form as fields } from './panel.css.ts';
import { useAct, type Act } from './use-act.ts';

/** What the form within needs of its dialog. */
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
  /** A component with state of its own, which begins anew with each opening. */
  readonly children: (dialog: DialogOfForm) => ReactNode;
}

/** A form in a dialog, which stays open while what it asks for is done. */
export function FormDialog({ open, onClose, title, texts, size, children }: FormDialogProps) {
  const id = useId();
  const { isBusy, act } = useAct();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={texts.cancel}
      size={size}
      dismissible={!isBusy}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="action" type="submit" form={id} loading={isBusy ? texts.saving : undefined}>
            {texts.save}
          </Button>
        </>
      }
    >
      {children({ id, act })}
    </Dialog>
  );
}

/** The fields of a dialog's form, below each other. */
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
