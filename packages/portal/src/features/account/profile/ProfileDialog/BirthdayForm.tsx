import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BirthDateField, type DateParts } from '@livery/ui/BirthDateField';
import { Button } from '@livery/ui/Button';
import { Checkbox } from '@livery/ui/Checkbox';
import { checkBirthDate, readDate } from '#shared/forms/birth-date.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { regionalLanguage } from '@livery/contract/regional-language';
import { usePorts } from '#shared/ports/ports.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { selectProfileSubmission } from '../../account.state.ts';
import { profileSubmitted } from '../profile.slice.ts';
import * as styles from './ProfileDialog.css.ts';

interface Values {
  birthday: DateParts;
  isOfAge: boolean;
}

const nothing: DateParts = { day: '', month: '', year: '' };

/** The birthday check: the date, and a confirmation that it is true (specification, section 5). */
export function BirthdayForm({ leastAge }: { leastAge: number }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const { clock } = usePorts();
  const { format } = useBrand();
  const language = useAppSelector(selectLanguage);
  const submission = useAppSelector(selectProfileSubmission);
  const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: format.timeZone }).format(clock.now());
  const form = useServerForm<Values>({
    spec: {
      birthday: { required: true, check: (parts) => checkBirthDate(parts as DateParts, { minAge: leastAge, today: today() }) },
      isOfAge: { required: true },
    },
    defaultValues: { birthday: nothing, isOfAge: false },
    submission,
    onSubmit: ({ birthday }) => dispatch(profileSubmitted({ birthday: readDate(birthday) ?? '' })),
    say: useProblemText(),
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Controller
        control={form.control}
        name="birthday"
        render={({ field: { ref, value, onChange } }) => (
          <BirthDateField
            {...form.marks('birthday')}
            ref={ref}
            label={t('fields.birthday')}
            hint={t('edit.once')}
            order={orderOf(language)}
            labels={{ day: t('edit.day'), month: t('edit.month'), year: t('edit.year') }}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Checkbox {...form.field('isOfAge')} label={t('edit.ofAge', { age: leastAge })} />
      <Button type="submit" variant="action" block loading={form.isBusy ? t('edit.sending') : undefined}>
        {t('edit.save')}
      </Button>
    </form>
  );
}

function orderOf(language: string) {
  const parts = new Intl.DateTimeFormat(regionalLanguage(language)).formatToParts(0);
  return parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
}
