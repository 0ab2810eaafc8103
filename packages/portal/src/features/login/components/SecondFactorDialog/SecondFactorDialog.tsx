import { useState } from 'react';
import { plainKey } from '@livery/contract/pasted-text';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { CodeField } from '@livery/ui/CodeField';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';
import { useFailureText } from '#shared/forms/use-failure-text.ts';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { loginRequested } from '#shared/store/dialogs.slice.ts';
import type { Submission } from '#shared/store/submission.ts';
import { selectSecondFactor, secondFactorSubmitted } from '../../login.slice.ts';
import * as styles from './SecondFactorDialog.css.ts';

const codeLength = 6;

/** The second step of a login: a code from the app, or a recovery code. */
export function Dialog({ request, onClose }: RequestedDialogProps<'secondFactor'>) {
  const { t } = useTranslation(['login', 'common']);
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectSecondFactor);
  const isOver = submission.status === 'refused' && submission.failure.code === 'CHALLENGE_EXPIRED';
  return (
    <Modal
      open
      onClose={onClose}
      title={t('secondFactor.title')}
      closeLabel={t('common:actions.close')}
      size="small"
      dismissible={submission.status !== 'sending'}
    >
      {isOver ? <Over onAgain={() => dispatch(loginRequested(request.returnTo))} /> : <Form request={request} />}
    </Modal>
  );
}

function Over({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('login');
  const failureText = useFailureText();
  return (
    <div className={styles.form}>
      <Notice tone="negative" isLive>
        {failureText({ code: 'CHALLENGE_EXPIRED' })}
      </Notice>
      <Button variant="action" size="large" block onClick={onAgain}>
        {t('secondFactor.again')}
      </Button>
    </div>
  );
}

function Form({ request: { challenge, methods, remember } }: Pick<RequestedDialogProps<'secondFactor'>, 'request'>) {
  const { t } = useTranslation('login');
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectSecondFactor);
  const failureText = useFailureText();
  const [method, setMethod] = useState<'totp' | 'recovery'>('totp');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  /** The refusal that was visible when something else was typed. */
  const [answered, setAnswered] = useState<Submission>();
  const isBusy = submission.status === 'sending';
  const isTotp = method === 'totp';

  const send = (typed: string) => {
    const isWhole = isTotp ? typed.length === codeLength : plainKey(typed).length >= codeLength;
    setMissing(!isWhole);
    if (!isWhole || isBusy) return;
    dispatch(secondFactorSubmitted({ challenge, method, code: plainKey(typed), ...(remember === undefined ? {} : { remember }) }));
  };
  const change = (typed: string) => {
    setCode(typed);
    setMissing(false);
    setAnswered(submission);
  };
  const switchMethod = () => {
    setMethod(isTotp ? 'recovery' : 'totp');
    change('');
  };
  const wrong = submission.status === 'refused' && submission !== answered ? failureText(submission.failure) : undefined;
  const missing = isMissing ? t(isTotp ? 'secondFactor.short' : 'secondFactor.missing') : undefined;

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(code);
      }}
    >
      <p className={styles.text}>{t(isTotp ? 'secondFactor.text' : 'secondFactor.recoveryText')}</p>
      {wrong !== undefined && missing === undefined && (
        <Notice tone="negative" isLive>
          {wrong}
        </Notice>
      )}
      {isTotp ? (
        <CodeField label={t('secondFactor.code')} length={codeLength} value={code} onChange={change} onComplete={send} error={missing} />
      ) : (
        <TextField
          label={t('secondFactor.recoveryCode')}
          value={code}
          onChange={(event) => change(event.target.value)}
          error={missing}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Button type="submit" variant="action" size="large" block loading={isBusy ? t('secondFactor.sending') : undefined}>
        {t('secondFactor.submit')}
      </Button>
      {methods.includes('recovery') && (
        <Button variant="quiet" block onClick={switchMethod}>
          {t(isTotp ? 'secondFactor.useRecovery' : 'secondFactor.useApp')}
        </Button>
      )}
    </form>
  );
}
