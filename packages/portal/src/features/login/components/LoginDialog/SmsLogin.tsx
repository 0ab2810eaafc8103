import { useEffect, useEffectEvent, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { PhoneField, type PhoneNumber } from '@livery/ui/PhoneField';
import { CodeNotSent } from '#shared/forms/verification/CodeNotSent.tsx';
import { checkMobile } from '#shared/forms/verification/check-mobile.ts';
import type { FieldProblem } from '#shared/forms/field-rules.ts';
import type { HumanProof } from '#shared/forms/verification/human-check.ts';
import { diallingCodeOf, homeCountry, phoneCountries } from '#shared/forms/verification/phone-countries.ts';
import { codeThrottle } from '#shared/forms/verification/send-code.ts';
import { SentCodeField } from '#shared/forms/verification/SentCodeField.tsx';
import { useCodeSender } from '#shared/forms/verification/use-code-sender.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useThrottle } from '#shared/forms/verification/use-throttle.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { useApi } from '#shared/ports/use-api.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { makeLoginCodeApi } from '../../login-code.api.ts';
import { selectLogin, loginSubmitted } from '../../login.slice.ts';
import * as styles from './LoginDialog.css.ts';

interface Values {
  mobile: PhoneNumber;
  code: string;
}

const codeLength = 6;

export function SmsLogin() {
  const { t, i18n } = useTranslation(['login', 'forms']);
  const brand = useBrand();
  const { postCode } = useApi(makeLoginCodeApi);
  const dispatch = useAppDispatch();
  const login = useAppSelector(selectLogin);
  const problemText = useProblemText();
  const throttled = useThrottle(codeThrottle);
  const [unsent, setUnsent] = useState<FieldProblem | null>(null);
  const [wasSent, setSent] = useState(false);
  const say = (problem: FieldProblem, name: keyof Values) =>
    problem.text === 'required' ? t(`login.required.${name}`) : problemText(problem);
  const form = useServerForm<Values>({
    spec: { mobile: { required: true, check: (value) => checkMobile(value as PhoneNumber) }, code: { required: true, check: checkCode } },
    defaultValues: { mobile: { country: homeCountry(brand, i18n.language), number: '' }, code: '' },
    submission: login,
    onSubmit: ({ mobile, code }) =>
      throttled(() => dispatch(loginSubmitted({ type: 'sms', mobile: `+${diallingCodeOf(mobile.country)}${mobile.number}`, code }))),
    say,
  });
  const mobile = useWatch({ control: form.control, name: 'mobile' });
  const send = async (proof: HumanProof) => {
    const problem = checkMobile(mobile);
    setUnsent(problem);
    if (problem !== null) {
      form.focus('mobile');
      return null;
    }
    return postCode({ mobileNum: mobile.number, countryDialingCode: diallingCodeOf(mobile.country), ...proof });
  };
  const sender = useCodeSender({ purpose: 'login', send, onSent: () => setSent(true) });
  const hasCode = wasSent || sender.left > 0;
  const focusCode = useEffectEvent(() => form.focus('code'));
  useEffect(() => {
    if (wasSent) focusCode();
  }, [wasSent]);
  const asking = sender.step === null || hasCode ? undefined : t(`forms:code.${sender.step}`);
  const busyText = form.isBusy ? t('forms:credentials.sending') : asking;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (hasCode) form.submit();
        else sender.ask();
      }}
      noValidate
    >
      <Controller
        control={form.control}
        name="mobile"
        render={({ field: { ref, name, value, onChange, onBlur } }) => (
          <PhoneField
            ref={ref}
            name={name}
            required
            label={t('login.mobile')}
            countries={phoneCountries(i18n.language)}
            countryLabel={t('login.country')}
            value={value}
            onChange={(phone) => {
              setUnsent(null);
              onChange(phone);
            }}
            onBlur={onBlur}
            error={form.marks('mobile').error ?? (unsent === null ? undefined : say(unsent, 'mobile'))}
          />
        )}
      />
      <CodeNotSent sender={sender} />
      {hasCode && (
        <Controller
          control={form.control}
          name="code"
          render={({ field }) => (
            <SentCodeField
              {...field}
              {...form.marks('code')}
              length={codeLength}
              sender={sender}
              number={`+${diallingCodeOf(mobile.country)} ${mobile.number}`}
              onComplete={() => form.submit()}
            />
          )}
        />
      )}
      <Button type="submit" variant="action" size="large" block loading={busyText}>
        {t(hasCode ? 'forms:credentials.submit' : 'forms:code.send')}
      </Button>
    </form>
  );
}

function checkCode(code: unknown): FieldProblem | null {
  const bounds = { min: codeLength, max: codeLength };
  return String(code).length === codeLength ? null : { text: 'patterns.VERIFICATION_CODE', values: bounds };
}
