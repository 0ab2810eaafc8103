import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { PhoneField, type PhoneNumber } from '@livery/ui/PhoneField';
import { checkMobile } from '#shared/forms/verification/check-mobile.ts';
import type { FieldProblem, FormSpec } from '#shared/forms/field-rules.ts';
import type { HumanProof } from '#shared/forms/verification/human-check.ts';
import { diallingCodeOf, homeCountry, phoneCountries } from '#shared/forms/verification/phone-countries.ts';
import { SendCodeField } from '#shared/forms/verification/SendCodeField.tsx';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { useApi } from '#shared/ports/use-api.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { makeResetCodeApi } from '../../password.api.ts';
import { codeLength, newPasswordSpec, type NewPasswordForm } from '../../password.rules.ts';
import { phoneResetSubmitted } from '../../password.slice.ts';
import { useFreshSubmission } from '../../use-fresh-submission.ts';
import { usePasswordProblem } from '../../use-password-problem.ts';
import { NewPassword } from '../NewPassword/NewPassword.tsx';
import * as styles from '../PasswordForm.css.ts';
import { Refusal } from '../Refusal.tsx';

interface PhoneResetForm extends NewPasswordForm {
  mobileNum: PhoneNumber;
  verificationCode: string;
}

export function PhoneForm() {
  const { t, i18n } = useTranslation(['password', 'forms']);
  const brand = useBrand();
  const { postCode } = useApi(makeResetCodeApi);
  const dispatch = useAppDispatch();
  const submission = useFreshSubmission();
  const say = usePasswordProblem();
  const [unsent, setUnsent] = useState<FieldProblem | null>(null);
  const names = [brand.identity.name];
  const spec: FormSpec<PhoneResetForm> = {
    mobileNum: { required: true, check: (value) => checkMobile(value as PhoneNumber) },
    verificationCode: {
      required: true,
      check: (code) =>
        String(code).length === codeLength ? null : { text: 'patterns.VERIFICATION_CODE', values: { min: codeLength, max: codeLength } },
    },
    ...newPasswordSpec(names),
  };
  const form = useServerForm<PhoneResetForm>({
    spec,
    defaultValues: {
      mobileNum: { country: homeCountry(brand, i18n.language), number: '' },
      verificationCode: '',
      newPassword: '',
      confirmNewPassword: '',
    },
    submission,
    onSubmit: ({ mobileNum, verificationCode, newPassword }) => {
      const whole = `+${diallingCodeOf(mobileNum.country)}${mobileNum.number}`;
      dispatch(phoneResetSubmitted({ mobileNum: whole, verificationCode, newPassword }));
    },
    say,
  });
  const phone = useWatch({ control: form.control, name: 'mobileNum' });
  const sendCode = async (proof: HumanProof) => {
    const problem = checkMobile(phone);
    setUnsent(problem);
    if (problem === null) return postCode({ mobileNum: phone.number, countryDialingCode: diallingCodeOf(phone.country), ...proof });
    form.focus('mobileNum');
    return null;
  };
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <p>{t('forgot.byMobile')}</p>
      <Refusal submission={submission} fields={Object.keys(spec)} />
      <Controller
        control={form.control}
        name="mobileNum"
        render={({ field }) => (
          <PhoneField
            {...field}
            required
            onChange={(number) => {
              setUnsent(null);
              field.onChange(number);
            }}
            error={form.marks('mobileNum').error ?? (unsent === null ? undefined : say(unsent))}
            label={t('mobile')}
            countries={phoneCountries(i18n.language)}
            countryLabel={t('country')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="verificationCode"
        render={({ field }) => (
          <SendCodeField {...field} {...form.marks('verificationCode')} purpose="resetPassword" length={codeLength} send={sendCode} />
        )}
      />
      <NewPassword form={form} names={names} />
      <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('sending') : undefined}>
        {t('forgot.setNew')}
      </Button>
    </form>
  );
}
