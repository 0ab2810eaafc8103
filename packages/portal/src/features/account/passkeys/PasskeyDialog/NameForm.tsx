import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { TextField } from '@livery/ui/TextField';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import type { Submission } from '#shared/store/submission.ts';
import * as styles from './PasskeyDialog.css.ts';

interface NameFormProps {
  name: string;
  submission: Submission;
  onSubmit: (name: string) => void;
}

const longestName = 40;

export function NameForm({ name, submission, onSubmit }: NameFormProps) {
  const { t } = useTranslation('account');
  const say = useProblemText();
  const form = useServerForm<{ name: string }>({
    spec: { name: { required: true } },
    defaultValues: { name },
    submission,
    onSubmit: (values) => onSubmit(values.name),
    say,
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <SubmissionNotice submission={submission} />
      <TextField {...form.field('name')} label={t('passkeys.name')} maxLength={longestName} />
      <Button type="submit" variant="action" block loading={form.isBusy ? t('protection.sending') : undefined}>
        {t('passkeys.saveName')}
      </Button>
    </form>
  );
}
