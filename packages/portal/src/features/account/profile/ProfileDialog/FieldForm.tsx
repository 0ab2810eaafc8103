import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { TextField } from '@livery/ui/TextField';
import { NationalIdField } from '#shared/forms/NationalIdField.tsx';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { fieldRulesRead, profileRead } from '../../account.reads.ts';
import { selectProfileSubmission, type FieldName } from '../../account.state.ts';
import { onlyOnce } from '../profile.rules.ts';
import { profileSubmitted } from '../profile.slice.ts';
import * as styles from './ProfileDialog.css.ts';

type Field = Exclude<FieldName, 'birthday'> | 'nickname';

/** The field's autofill hint. */
const completions: Partial<Record<Field, string>> = { payeeName: 'name', address: 'street-address', nickname: 'nickname' };

export function FieldForm({ field }: { field: Field }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectProfileSubmission);
  const rule = useRead(fieldRulesRead, {}).value?.fields[field];
  const profile = useRead(profileRead, {}).value;
  const now = field === 'nickname' ? null : (profile?.fields[field].value ?? null);
  const form = useServerForm<Record<string, string>>({
    // Fields that are optional at registration can be cleared here too, except those that are set only once.
    spec: { [field]: { required: field === 'nickname' || now === null || onlyOnce(field), rule } },
    defaultValues: { [field]: field === 'nickname' ? (profile?.nickname ?? '') : '' },
    submission,
    onSubmit: (values) => dispatch(profileSubmitted({ [field]: values[field] ?? '' })),
    say: useProblemText(),
  });
  const hint = onlyOnce(field) ? t('edit.once') : now === null ? undefined : t('edit.now', { value: now });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {field === 'idNumber' ? (
        <NationalIdField form={form} name={field} label={t('fields.idNumber')} hint={hint} />
      ) : (
        <TextField {...form.field(field)} label={t(`fields.${field}`)} hint={hint} autoComplete={completions[field] ?? 'off'} />
      )}
      <Button type="submit" variant="action" block loading={form.isBusy ? t('edit.sending') : undefined}>
        {t('edit.save')}
      </Button>
    </form>
  );
}
