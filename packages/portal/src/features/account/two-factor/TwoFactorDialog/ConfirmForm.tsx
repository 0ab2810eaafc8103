import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { CodeField } from '@livery/ui/CodeField';
import { CopyButton } from '@livery/ui/CopyButton';
import { QrCode } from '@livery/ui/QrCode';
import { useFailureText } from '#shared/forms/use-failure-text.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import type { Submission } from '#shared/store/submission.ts';
import { confirmSubmitted, type Enrolment } from '../two-factor.slice.ts';
import * as styles from './TwoFactorDialog.css.ts';

const codeLength = 6;

/** The secret for the app, as QR code or text, and the first code from it. */
export function ConfirmForm({ enrolment: { secret, uri }, submission }: { enrolment: Enrolment; submission: Submission }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const isBusy = submission.status === 'sending';
  const submit = (digits: string) => {
    setShort(digits.length < codeLength);
    if (!isBusy && digits.length === codeLength) dispatch(confirmSubmitted({ code: digits }));
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <p className={styles.text}>{t('twoFactor.steps.confirm.scan')}</p>
      <div className={styles.code}>
        <span className={styles.picture}>
          <QrCode value={uri} label={t('twoFactor.steps.confirm.picture')} />
        </span>
      </div>
      <div className={styles.secret}>
        <p className={styles.text}>{t('twoFactor.steps.confirm.byHand')}</p>
        <span className={styles.letters} translate="no">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </span>
        <CopyButton
          size="small"
          text={secret}
          label={t('twoFactor.steps.confirm.copy')}
          copiedLabel={t('protection.copied')}
          failedLabel={t('protection.notCopied')}
        />
      </div>
      <CodeField
        label={t('twoFactor.code')}
        length={codeLength}
        value={code}
        onChange={setCode}
        onComplete={submit}
        error={
          isShort
            ? t('twoFactor.codeShort.totp')
            : submission.status === 'refused' && code !== ''
              ? failureText(submission.failure)
              : undefined
        }
      />
      <Button type="submit" variant="action" block loading={isBusy ? t('protection.sending') : undefined}>
        {t('twoFactor.turnOn')}
      </Button>
    </form>
  );
}
