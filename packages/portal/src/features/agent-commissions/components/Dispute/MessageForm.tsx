import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { countGraphemes } from '@livery/ui/graphemes';
import { TextArea } from '@livery/ui/TextArea';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import type { Submission } from '#shared/store/submission.ts';
import { messageSubmitted } from '../../agent-commissions.slice.ts';
import { longestMessage, type DisputeAction } from '../../dispute.rules.ts';
import * as styles from './Dispute.css.ts';

interface MessageFormProps {
  id: number;
  /** Empty if nothing can be sent any more. */
  actions: readonly DisputeAction[];
  submission: Submission;
  typed: string;
  onType: (text: string) => void;
}

/** A message to the other side, with a button for each possible meaning. */
export function MessageForm({ id, actions, submission, typed, onType }: MessageFormProps) {
  const { t } = useTranslation('agent-commissions');
  const dispatch = useAppDispatch();
  const [wasTried, setTried] = useState(false);
  const isBusy = submission.status === 'sending';
  const text = typed.trim();
  const problem = text === '' ? t('dispute.empty') : countGraphemes(text) > longestMessage ? t('dispute.tooLong') : undefined;
  const send = (action: DisputeAction) => {
    setTried(true);
    if (problem === undefined && !isBusy) dispatch(messageSubmitted({ line: id, action, text }));
  };
  const [first, ...others] = actions;
  return (
    // POST, because a browser without the portal's script would submit the form and put the text in the address.
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (first !== undefined) send(first);
      }}
    >
      <TextArea
        label={t(`dispute.message.${first ?? 'unsent'}`)}
        hint={first === undefined ? undefined : t(`dispute.hint.${first}`)}
        required
        value={typed}
        onChange={onType}
        error={wasTried ? problem : undefined}
        limit={{
          max: longestMessage,
          left: (count) => t('dispute.left', { count }),
          over: (count) => t('dispute.over', { count }),
        }}
      />
      <div className={styles.buttons}>
        {first !== undefined && (
          <Button type="submit" variant="action" loading={isBusy ? t('dispute.sending') : undefined}>
            {t(`dispute.actions.${first}`)}
          </Button>
        )}
        {others.map((action) => (
          <Button key={action} onClick={() => send(action)} disabledReason={isBusy ? t('dispute.sending') : undefined}>
            {t(`dispute.actions.${action}`)}
          </Button>
        ))}
      </div>
    </form>
  );
}
