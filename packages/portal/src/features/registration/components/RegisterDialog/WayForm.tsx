import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Disclosure } from '@livery/ui/Disclosure';
import { ErrorSummary } from '@livery/ui/ErrorSummary';
import { ProgressBar } from '@livery/ui/ProgressBar';
import { Consents } from '#shared/forms/Consents.tsx';
import { CodeNotSent } from '#shared/forms/verification/CodeNotSent.tsx';
import type { HumanProof } from '#shared/forms/verification/human-check.ts';
import { diallingCodeOf, homeCountry } from '#shared/forms/verification/phone-countries.ts';
import { useCodeSender } from '#shared/forms/verification/use-code-sender.ts';
import { FailureNotice } from '#shared/forms/FailureNotice.tsx';
import { useFailureText } from '#shared/forms/use-failure-text.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { useIsWide } from '#shared/pages/use-is-wide.ts';
import { usePorts } from '#shared/ports/ports.ts';
import { useApi } from '#shared/ports/use-api.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { loginRequested } from '#shared/store/dialogs.slice.ts';
import { readInvitation, type Invitation } from '#shared/store/invitation.ts';
import { invitationKey, referralKey } from '#shared/store/storage-keys.ts';
import { makeRegisterCodeApi } from '../../registration.api.ts';
import {
  draftFields,
  emptyForm,
  fieldsOf,
  optionalOf,
  payloadOf,
  specOf,
  stepsOf,
  storageKeys,
  type AnswerField,
  type FormField,
  type Offer,
  type RegisterForm as Form,
  type RegisterRules,
  type RegisterWay,
} from '../../registration.rules.ts';
import { selectSubmission, registrationSubmitted } from '../../registration.slice.ts';
import { AffiliateWarning } from './AffiliateWarning.tsx';
import { CodeStep } from './CodeStep.tsx';
import * as styles from './RegisterDialog.css.ts';
import { RegisterField } from './RegisterField.tsx';

export interface WayFormProps {
  rules: RegisterRules;
  offer: Offer;
  /** The agent's link that opened the form. One from an earlier visit in this tab still counts. */
  invitation: Invitation | null;
  way: RegisterWay;
  takesFocus: boolean;
}

/** Shared fields keep their input when the method changes. */
export function WayForm({ way, rules, offer, invitation, takesFocus }: WayFormProps) {
  const { t, i18n } = useTranslation(['registration', 'forms']);
  const dispatch = useAppDispatch();
  const { tabStorage } = usePorts();
  const { postCode } = useApi(makeRegisterCodeApi);
  const brand = useBrand();
  const submission = useAppSelector(selectSubmission);
  const failureText = useFailureText();
  const problemText = useProblemText();
  const fields = fieldsOf(rules, way, offer, brand.leavesOut);
  const spec = specOf(rules, fields, way);
  const extras = optionalOf(fields, spec);
  const invitedBy = invitation ?? readInvitation(tabStorage.get(invitationKey));
  const steps = stepsOf(
    fields.filter((field) => !extras.includes(field)),
    useIsWide(),
  );
  const [at, setAt] = useState(0);
  const [areExtrasOpen, setExtrasOpen] = useState(false);
  const current = Math.min(at, steps.length - 1);
  const isLast = current === steps.length - 1;
  const asksForCode = steps[current + 1]?.[0] === 'verificationCode';
  const reveal = (name: FormField) => {
    const found = steps.findIndex((step) => step.some((field) => field === name));
    setAt(found === -1 ? steps.length - 1 : found);
    if (extras.some((field) => field === name)) setExtrasOpen(true);
  };

  const form = useServerForm<Form>({
    spec,
    defaultValues: { ...emptyForm, affiliateCode: invitedBy?.code ?? '', country: homeCountry(brand, brand.languages.default) },
    submission,
    onSubmit: (values) =>
      dispatch(
        registrationSubmitted({
          way,
          body: payloadOf(values, fields, {
            domain: location.hostname,
            diallingCode: diallingCodeOf(values.country),
            referralCode: tabStorage.get(referralKey),
            invitation: readInvitation(tabStorage.get(invitationKey)),
          }),
          registerUrl: `${location.origin}/register`,
        }),
      ),
    say: (problem, name) => {
      if (problem.text === 'required' && name === 'consent') return t('forms:consents.missing');
      const isOfCode = submission.status === 'refused' && submission.failure.code !== 'INVALID_REQUEST';
      return isOfCode && problem.text.startsWith('refused.') ? failureText(submission.failure) : problemText(problem);
    },
    draft: {
      key: storageKeys.draft,
      store: tabStorage,
      fields: invitedBy === null ? draftFields : draftFields.filter((field) => field !== 'affiliateCode'),
    },
    reveal,
  });

  const [mobileNum, country] = useWatch({ control: form.control, name: ['mobileNum', 'country'] });
  const countryDialingCode = diallingCodeOf(country);
  const number = `+${countryDialingCode} ${mobileNum}`;
  const sender = useCodeSender({
    purpose: 'register',
    send: async (proof: HumanProof) => {
      if (!(await form.check(['mobileNum']))) return null;
      return postCode({ username: mobileNum, mobileNo: mobileNum, countryDialingCode, ...proof });
    },
    onSent: () => {
      tabStorage.set(storageKeys.sentTo, number);
      form.fill({ verificationCode: '' });
      setAt(1);
    },
  });

  // The dialog opens before its fields load, so its close button has the focus. A later step starts at its own first field.
  const element = useRef<HTMLFormElement>(null);
  const shown = useRef(takesFocus ? -1 : current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const step = element.current?.querySelector(`[data-step="${current}"]`);
    step?.querySelector('input')?.focus();
    step?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  /** Most error texts do not name their field. */
  const named = ({ name, text }: { name: FormField; text: string }) =>
    name === 'consent' || name === 'captchaId' ? { name, text } : { name, text: t('problem', { field: t(`fields.${name}`), text }) };

  const goOn = async () => {
    if (asksForCode) {
      if (sender.left > 0 && tabStorage.get(storageKeys.sentTo) === number) setAt(current + 1);
      else sender.ask();
    } else if (await form.check(steps[current] ?? [])) setAt(current + 1);
  };
  const refusal = submission.status === 'refused' ? submission.failure : null;
  const isPlaced = Object.keys(refusal?.fields ?? {}).some((pointer) => fields.includes(pointer.slice(1) as AnswerField));
  const advance = () => {
    // It was sent before and refused only for its code. Everything else is complete.
    if (isLast || (refusal !== null && !asksForCode)) form.submit();
    else void goOn();
  };
  const busyText = form.isBusy ? t('sending') : sender.step === null || !asksForCode ? undefined : t(`forms:code.${sender.step}`);

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        advance();
      }}
    >
      {steps.length > 1 && (
        <ProgressBar
          label={t('steps.label')}
          value={current + 1}
          max={steps.length}
          valueText={t('steps.at', { at: current + 1, of: steps.length })}
        />
      )}
      <ErrorSummary
        title={t('forms:summary', { count: form.problems.length })}
        items={steps.length === 1 && form.problems.length > 1 ? form.problems.map(named) : []}
        onChoose={(name) => form.focus(name as FormField)}
      />
      {refusal !== null && !isPlaced && refusal.code !== 'INVITATION_CODE_INVALID' && <FailureNotice failure={refusal} />}
      <AffiliateWarning submission={submission} />
      <CodeNotSent sender={sender} />
      {steps.map((names, index) => (
        <div key={names.join()} className={styles.step} data-step={index} hidden={index !== current}>
          {names.map((name) =>
            name === 'verificationCode' ? (
              <CodeStep key={name} form={form} sender={sender} number={number} onComplete={advance} />
            ) : (
              <RegisterField key={name} name={name} form={form} least={name === 'password' ? rules['password']?.minLength : undefined} />
            ),
          )}
          {index === steps.length - 1 && extras.length > 0 && (
            <Disclosure label={t('extras', { fields: namesOf(extras) })} open={areExtrasOpen}>
              <div className={styles.step}>
                {extras.map((name) => (
                  <RegisterField key={name} name={name} form={form} />
                ))}
              </div>
            </Disclosure>
          )}
          {index === steps.length - 1 && <Consents {...form.field('consent')} />}
        </div>
      ))}
      <Button type="submit" variant="action" size="large" block loading={busyText}>
        {isLast ? t('submit') : asksForCode ? t('forms:code.send') : t('steps.next')}
      </Button>
      {current > 0 && (
        <Button variant="quiet" size="large" block onClick={() => setAt(current - 1)}>
          {steps[current - 1]?.[0] === 'mobileNum' ? t('steps.number') : t('steps.back')}
        </Button>
      )}
      <p className={styles.aside}>
        {t('hasAccount')}
        <Button variant="quiet" size="small" data-opens="login" onClick={() => dispatch(loginRequested())}>
          {t('logIn')}
        </Button>
      </p>
    </form>
  );

  function namesOf(names: readonly AnswerField[]): string {
    return new Intl.ListFormat(i18n.language, { type: 'unit' }).format(names.map((name) => t(`fields.${name}`)));
  }
}
