import { Button } from '@livery/ui/Button';
import { Dialog } from '@livery/ui/Dialog';
import { useState } from 'react';
import { form } from './panel.css.ts';
import { reasonTexts as words } from './reason.texts.ts';
import { readReason, ReasonField } from './ReasonField.tsx';

interface ReasonDialogProps {
  /** Names the action, and who will read the reason. */
  readonly texts: { readonly title: string; readonly hint: string; readonly submit: string };
  /** Characters. 300 by default. */
  readonly longest?: number;
  readonly isBusy: boolean;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
}

/** An action that needs a reason. */
export function ReasonDialog({ texts, longest, isBusy, onSubmit, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={words.cancel} size="small" dismissible={!isBusy}>
      <form
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const read = readReason(reason, longest);
          setTried(true);
          if (read !== null) onSubmit(read);
        }}
      >
        <ReasonField hint={texts.hint} longest={longest} value={reason} isTried={isTried} onChange={setReason} />
        <Button type="submit" variant="danger" block loading={isBusy ? words.acting : undefined}>
          {texts.submit}
        </Button>
      </form>
    </Dialog>
  );
}
