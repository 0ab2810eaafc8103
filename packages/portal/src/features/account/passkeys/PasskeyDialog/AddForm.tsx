import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import type { Submission } from '#shared/store/submission.ts';
import { selectPasskeyOutcome } from '../../account.state.ts';
import { passkeyAddSubmitted } from '../passkeys.slice.ts';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import * as styles from './PasskeyDialog.css.ts';

interface AddFormProps {
  hasPassword: boolean;
  firstName: string;
  submission: Submission;
}

const longestName = 40;

/** Passkey-specific error texts. */
/** Name and password, then the browser's own dialog. */
export function AddForm({ hasPassword, firstName, submission }: AddFormProps) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const outcome = useAppSelector(selectPasskeyOutcome);
  const say = useProblemText();
  const form = useServerForm<{ name: string; password: string }>({
    spec: { name: { required: true }, password: { required: hasPassword } },
    defaultValues: { name: firstName, password: '' },
    submission,
    onSubmit: (values) => dispatch(passkeyAddSubmitted(values)),
    say,
  });
  const notMade = t('passkeys.refusals.notMade');
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <p className={styles.text}>{t('passkeys.addText')}</p>
      {outcome !== null && (
        <Notice tone="info" isLive>
          {t(`passkeys.outcomes.${outcome}`)}
        </Notice>
      )}
      <SubmissionNotice
        submission={submission}
        sentences={{
          LIMIT_EXCEEDED: t('passkeys.refusals.tooMany'),
          NOT_AVAILABLE: t('passkeys.refusals.unavailable'),
          CODE_EXPIRED: notMade,
          INVALID_REQUEST: notMade,
          UNKNOWN: notMade,
        }}
      />
      <TextField {...form.field('name')} label={t('passkeys.name')} hint={t('passkeys.nameHint')} maxLength={longestName} />
      {hasPassword && <PasswordField {...form.field('password')} />}
      <Button type="submit" variant="action" block loading={form.isBusy ? t('passkeys.waiting') : undefined}>
        {t('passkeys.create')}
      </Button>
    </form>
  );
}
