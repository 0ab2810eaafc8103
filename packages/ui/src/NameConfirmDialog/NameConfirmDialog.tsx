import { useId, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { sprinkles } from '../sprinkles.css.ts';
import { TextField } from '../TextField/TextField.tsx';

export interface NameConfirmDialogProps {
  open: boolean;
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** The text to type. */
  name: string;
  /** The field's label with the name: "Type ana.lima to continue". */
  fieldLabel: string;
  /** Why the button is still disabled. */
  mismatch: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Names the running action after confirming. The dialog stays until the owner closes it. */
  loading?: string | undefined;
}

/** For irreversible actions: the user confirms by typing a name. */
export function NameConfirmDialog(props: NameConfirmDialogProps) {
  const { open, title, onCancel, cancelLabel, loading } = props;
  const [typed, setTyped] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setTyped('');
  }
  const formId = useId();
  const isSame = typed.trim().normalize() === props.name.normalize();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      closeLabel={cancelLabel}
      size="small"
      dismissible={loading === undefined}
      footer={
        <>
          <Button variant="quiet" onClick={onCancel} disabledReason={loading}>
            {cancelLabel}
          </Button>
          <Button variant="danger" type="submit" form={formId} disabledReason={isSame ? undefined : props.mismatch} loading={loading}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={sprinkles({ display: 'grid', gap: 5 })}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSame && loading === undefined) props.onConfirm();
        }}
      >
        <div>{props.children}</div>
        <TextField
          label={props.fieldLabel}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}
