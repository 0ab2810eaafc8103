import { useMemo, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { PhoneField, type PhoneNumber } from '@livery/ui/PhoneField';
import { failureOf } from '#api/api-failure.ts';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { checkMobile } from '#shared/forms/verification/check-mobile.ts';
import type { FieldProblem } from '#shared/forms/field-rules.ts';
import { makeHumanApi } from '#shared/forms/verification/human.api.ts';
import { makeHumanCheck } from '#shared/forms/verification/human-check.ts';
import { diallingCodeOf, homeCountry, phoneCountries } from '#shared/forms/verification/phone-countries.ts';
import { SendCodeField } from '#shared/forms/verification/SendCodeField.tsx';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { usePorts } from '#shared/ports/ports.ts';
import { useApi } from '#shared/ports/use-api.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { makePhoneCodeApi } from '../../sign-in.api.ts';
import { storageKeys } from '../../sign-in.rules.ts';
import { selectPhone, phoneSubmitted } from '../../sign-in.slice.ts';
import * as styles from './SignInDialog.css.ts';

interface Values {
  mobile: PhoneNumber;
  code: string;
}

const codeLength = 6;

/** A number, and the code sent to it. */
export function PhoneStep({ isForLink }: { isForLink: boolean }) {
  const { t, i18n } = useTranslation(['sign-in', 'forms']);
  const brand = useBrand();
  const { clock, tabStorage } = usePorts();
  const { postCode } = useApi(makePhoneCodeApi);
  const { getChallenge } = useApi(makeHumanApi);
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectPhone);
  const problemText = useProblemText();
  const countries = phoneCountries(i18n.language);
  const human = useMemo(() => makeHumanCheck({ getChallenge: () => getChallenge('signIn'), now: clock.now }), [getChallenge, clock]);
  const [unsent, setUnsent] = useState<FieldProblem | null>(null);
  /** Sent back with the code. Survives a reload, as does the countdown. */
  const [session, setSession] = useState(() => tabStorage.get(storageKeys.phone));
  const say = (problem: FieldProblem, name: keyof Values) =>
    problem.text === 'required' || problem.text === 'noCode'
      ? t(`phone.${problem.text}.${name}` as 'phone.required.code')
      : problemText(problem);

  const form = useServerForm<Values>({
    spec: {
      mobile: { required: true, check: (value) => checkMobile(value as PhoneNumber) },
      code: { required: true, check: (value) => checkCode(value, session) },
    },
    defaultValues: { mobile: { country: homeCountry(brand, i18n.language), number: '' }, code: '' },
    submission,
    onSubmit: ({ code }) => dispatch(phoneSubmitted({ session: session ?? '', code, ...(isForLink ? { isForLink: true } : {}) })),
    say,
  });
  const mobile = useWatch({ control: form.control, name: 'mobile' });

  const refuseNumber = (problem: FieldProblem) => {
    setUnsent(problem);
    form.focus('mobile');
    return null;
  };
  const send = async () => {
    const problem = checkMobile(mobile);
    setUnsent(problem);
    if (problem !== null) return refuseNumber(problem);
    try {
      const humanVerification = await human.take();
      const number = { mobileNum: mobile.number, countryDialingCode: diallingCodeOf(mobile.country) };
      const { session: given, ...sent } = await postCode({ ...number, humanVerification });
      tabStorage.set(storageKeys.phone, given);
      setSession(given);
      return sent;
    } catch (error) {
      if (failureOf(error).fields?.['/mobileNum'] !== undefined) return refuseNumber({ text: 'patterns.MOBILE' });
      throw error;
    }
  };

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <SubmissionNotice submission={submission} />
      <Controller
        control={form.control}
        name="mobile"
        render={({ field: { ref, name, value, onChange, onBlur } }) => (
          <PhoneField
            ref={ref}
            name={name}
            required
            label={t('phone.mobile')}
            countries={countries}
            countryLabel={t('phone.country')}
            value={value}
            onChange={(phone) => {
              setUnsent(null);
              onChange(phone);
            }}
            onBlur={() => {
              if (checkMobile(value) === null) human.prepare();
              onBlur();
            }}
            error={form.marks('mobile').error ?? (unsent === null ? undefined : say(unsent, 'mobile'))}
          />
        )}
      />
      <Controller
        control={form.control}
        name="code"
        render={({ field }) => (
          <SendCodeField {...field} {...form.marks('code')} purpose="signIn" length={codeLength} send={send} provesItself />
        )}
      />
      <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('phone.sending') : undefined}>
        {t(isForLink ? 'phone.confirm' : 'phone.submit')}
      </Button>
    </form>
  );
}

function checkCode(code: unknown, session: string | null): FieldProblem | null {
  if (session === null) return { text: 'noCode' };
  return String(code).length === codeLength ? null : { text: 'patterns.VERIFICATION_CODE', values: { min: codeLength, max: codeLength } };
}
