import { Button } from '@livery/ui/Button';
import { Dialog } from '@livery/ui/Dialog';
import { TextArea } from '@livery/ui/TextArea';
import { useState } from 'react';
import * as styles from './WithdrawalsRoom.css.ts';
import { withdrawalsTexts as texts } from './withdrawals.texts.ts';

interface RejectDialogProps {
  readonly isBusy: boolean;
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
}

const longestReason = 300;

/** A rejection with its reason, which the member reads. */
export function RejectDialog({ isBusy, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  return (
    <Dialog open onClose={onClose} title={texts.reject.title} closeLabel={texts.cancel} size="small" dismissible={!isBusy}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() === '') setError(texts.reject.missing);
          else if ([...reason.trim()].length <= longestReason) onReject(reason.trim());
        }}
      >
        <TextArea
          label={texts.reject.reason}
          hint={texts.reject.hint}
          error={error}
          limit={{ max: longestReason, left: texts.reject.left, over: texts.reject.over }}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="danger" block loading={isBusy ? texts.acting : undefined}>
          {texts.moves.rejected}
        </Button>
      </form>
    </Dialog>
  );
}
