import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { PhoneField } from '@livery/ui/PhoneField';
import { TextField } from '@livery/ui/TextField';
import { failureOf } from '#api/api-failure.ts';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import type { FieldProblem } from '#shared/forms/field-rules.ts';
import type { HumanProof } from '#shared/forms/verification/human-check.ts';
import { homeCountry, phoneCountries } from '#shared/forms/verification/phone-countries.ts';
import { SendCodeField } from '#shared/forms/verification/SendCodeField.tsx';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { useApi } from '#shared/ports/use-api.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { profileRead } from '../../account.reads.ts';
import { selectProfileSubmission } from '../../account.state.ts';
import { makeContactApi } from '../contact.api.ts';
import { checkContact, contactBody, contactSpec, type ContactKind, type ContactValues } from '../contact.rules.ts';
import { contactSubmitted } from '../../profile/profile.slice.ts';
import * as styles from './ContactForm.css.ts';

export function ContactForm({ kind }: { kind: ContactKind }) {
  const { t, i18n } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  const { postCode } = useApi(makeContactApi);
  const brand = useBrand();
  const say = useProblemText();
  const submission = useAppSelector(selectProfileSubmission);
  const known = useRead(profileRead, {}).value?.contacts[kind];
  const isChange = known?.isConfirmed === true;
  const [unsent, setUnsent] = useState<FieldProblem | null>(null);
  const form = useServerForm<ContactValues>({
    spec: contactSpec,
    defaultValues: {
      value: kind === 'email' ? '' : { country: homeCountry(brand, i18n.language), number: '' },
      code: '',
    },
    submission,
    onSubmit: ({ value, code }) => dispatch(contactSubmitted({ ...contactBody(value), code })),
    say,
  });
  const value = useWatch({ control: form.control, name: 'value' });
  const problem = form.marks('value').error ?? (unsent === null ? undefined : say(unsent));

  const send = async (proof: HumanProof) => {
    const found = checkContact(value);
    setUnsent(found);
    if (found !== null) {
      form.focus('value');
      return null;
    }
    return postCode({ ...contactBody(value), ...proof }).catch(nullWhenLeft);
  };

  const isAtField = submission.status === 'refused' && submission.failure.fields !== undefined;
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {!isAtField && <SubmissionNotice submission={submission} />}
      {isChange && <p className={styles.now}>{t('contacts.now', { value: known.value })}</p>}
      <Controller
        control={form.control}
        name="value"
        render={({ field: { ref, value: typed, onChange } }) => {
          const change = (next: ContactValues['value']) => {
            setUnsent(null);
            onChange(next);
          };
          return typeof typed === 'string' ? (
            <TextField
              ref={ref}
              required
              label={t('contacts.newEmail')}
              type="email"
              autoComplete="email"
              value={typed}
              error={problem}
              onChange={(event) => change(event.target.value)}
            />
          ) : (
            <PhoneField
              ref={ref}
              required
              label={t('contacts.newMobile')}
              countryLabel={t('contacts.country')}
              countries={phoneCountries(i18n.language)}
              autoComplete="tel-national"
              value={typed}
              error={problem}
              onChange={change}
            />
          );
        }}
      />
      <Controller
        control={form.control}
        name="code"
        render={({ field }) => <SendCodeField {...field} {...form.marks('code')} purpose={`contact.${kind}`} send={send} />}
      />
      <Button type="submit" variant="action" block loading={form.isBusy ? t('edit.sending') : undefined}>
        {t('contacts.confirm')}
      </Button>
    </form>
  );
}

/** A member who cancels the confirmation of identity returns to the form without a message. */
function nullWhenLeft(error: unknown): null {
  if (failureOf(error).code === 'CONFIRMATION_REQUIRED') return null;
  throw error;
}
