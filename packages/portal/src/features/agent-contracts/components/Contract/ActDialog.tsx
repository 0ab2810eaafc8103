import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Dialog } from '@livery/ui/Dialog';
import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useFreshSubmission } from '#shared/money/use-submission.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { acted, callOf } from '../../agent-contracts.commands.ts';
import type { Agreement } from '../../agent-contracts.reads.ts';
import { selectChanged } from '../../agent-contracts.slice.ts';
import { TermsView } from '../Terms/TermsView.tsx';
import { useWhoText } from '../use-who-text.ts';
import { useEffectText, type OfferedAction } from './use-effect-text.ts';
import * as styles from './Contract.css.ts';

/** Asks for confirmation of an action on a contract. Amendments open the form of terms instead. */
export type ConfirmedAction = Exclude<OfferedAction, 'amend'>;

const longestReason = 280;
const withReason: readonly ConfirmedAction[] = ['reject', 'requestTermination', 'terminate'];
const afterAnswer: readonly ConfirmedAction[] = ['accept', 'reject'];

interface ActDialogProps {
  agreement: Agreement;
  action: ConfirmedAction;
  onClose: () => void;
  /** Called after an accepted answer. Defaults to `onClose`. */
  onDone?: () => void;
}

/** Asks before acting. If the other side changes something in the meantime, shows that and keeps the input. */
export function ActDialog({ agreement, action, onClose, onDone = onClose }: ActDialogProps) {
  const { t } = useTranslation(['agent-contracts', 'common', 'forms']);
  const dispatch = useAppDispatch();
  const who = useWhoText()(agreement);
  const effectText = useEffectText(agreement);
  const { id, kind, proposal, terms } = agreement;
  const submission = useFreshSubmission(callOf[kind], id);
  const changed = useAppSelector(selectChanged);
  const [opened] = useState({ changed, proposed: keyOf(agreement) });
  const [reason, setReason] = useState('');
  // Once per answer, however often the owner renders before this is unmounted.
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    if (changed !== opened.changed) leave();
  }, [changed, opened]);
  const proposed = proposal?.terms ?? null;
  const isPossible = agreement.actions.includes(action);
  const isOther = keyOf(agreement) !== opened.proposed;
  const isBusy = submission.status === 'sending';
  const isAnswer = afterAnswer.includes(action);
  const send = () => {
    const hash = action === 'accept' && proposal?.hash ? { hash: proposal.hash } : {};
    dispatch(acted[kind]({ action, agreement: id, ...hash, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) }));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`confirm.titles.${action === 'accept' && proposal?.kind === 'termination' ? 'acceptEnd' : action}`)}
      closeLabel={t('common:actions.close')}
      dismissible={!isBusy}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabledReason={isBusy ? t('confirm.sending') : undefined}>
            {t('confirm.cancel')}
          </Button>
          {isPossible && (
            <Button
              variant={action === 'terminate' ? 'danger' : 'action'}
              onClick={send}
              loading={isBusy ? t('confirm.sending') : undefined}
            >
              {t(`actions.${action}`)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        {isPossible ? <p>{effectText(action)}</p> : <p>{t('confirm.over')}</p>}
        {isOther && isPossible && isAnswer ? (
          <Notice tone="warning" isLive>
            {t('confirm.changed')}
          </Notice>
        ) : (
          <SubmissionNotice submission={submission} isSentOnce sentences={{ STATE_CHANGED: t('confirm.stale') }} />
        )}
        {isPossible && isAnswer && proposed !== null && <TermsView terms={proposed} former={terms} />}
        {withReason.includes(action) && (
          <TextField
            label={t('confirm.reason')}
            mark={t('forms:optional')}
            hint={t('confirm.reasonHint', { who })}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            autoComplete="off"
            maxLength={longestReason}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The answered proposal. */
function keyOf({ proposal }: Agreement): string {
  return proposal === null ? '' : `${proposal.at} ${proposal.hash ?? ''}`;
}
