import { Button } from '@livery/ui/Button';
import { Dialog } from '@livery/ui/Dialog';
import { TextArea } from '@livery/ui/TextArea';
import { useState } from 'react';
import { form } from './panel.css.ts';
import { reasonTexts as words } from './reason.texts.ts';

interface ReasonDialogProps {
  /** What is done, and who reads why. */
  readonly texts: { readonly title: string; readonly hint: string; readonly submit: string };
  /** Characters; 300 unless told. */
  readonly longest?: number;
  readonly isBusy: boolean;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
}

/** What is not done without saying why. */
export function ReasonDialog({ texts, longest = 300, isBusy, onSubmit, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={words.cancel} size="small" dismissible={!isBusy}>
      <form
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() === '') setError(words.missing);
          else if ([...reason.trim()].length <= longest) onSubmit(reason.trim());
        }}
      >
        <TextArea
          label={words.label}
          hint={texts.hint}
          error={error}
          limit={{ max: longest, left: words.left, over: words.over }}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="danger" block loading={isBusy ? words.acting : undefined}>
          {texts.submit}
        </Button>
      </form>
    </Dialog>
  );
}
