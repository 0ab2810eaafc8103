import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { ErrorSummary } from '@livery/ui/ErrorSummary';
import { ProgressBar } from '@livery/ui/ProgressBar';
import { Tabs } from '@livery/ui/Tabs';
import { Consents } from '#shared/forms/Consents.tsx';
import { diallingCodeOf, homeCountry } from '#shared/forms/verification/phone-countries.ts';
import { FailureNotice } from '#shared/forms/FailureNotice.tsx';
import { useFailureText } from '#shared/forms/use-failure-text.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { useIsWide } from '#shared/pages/use-is-wide.ts';
import { usePorts } from '#shared/ports/ports.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { loginRequested } from '#shared/store/dialogs.slice.ts';
import { readInvitation, type Invitation } from '#shared/store/invitation.ts';
import { invitationKey, referralKey } from '#shared/store/storage-keys.ts';
import {
  draftFields,
  emptyForm,
  fieldsOf,
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
import * as styles from './RegisterDialog.css.ts';
import { RegisterField } from './RegisterField.tsx';

export interface RegisterFormProps {
  rules: RegisterRules;
  offer: Offer;
  /** The agent's link that opened the form; one of an earlier visit of the tab still counts. */
  invitation: Invitation | null;
}

export function RegisterForm({ rules, offer, invitation }: RegisterFormProps) {
  const { t } = useTranslation('registration');
  const [way, setWay] = useState<RegisterWay>(offer.ways[0] ?? 'username');
  const [hasChosen, setChosen] = useState(false);
  const fields = <WayForm key={way} way={way} rules={rules} offer={offer} invitation={invitation} takesFocus={!hasChosen} />;
  if (offer.ways.length < 2) return fields;
  return (
    <div className={styles.ways}>
      <Tabs
        label={t('ways.label')}
        items={offer.ways.map((id) => ({ id, label: t(`ways.${id}`) }))}
        value={way}
        onChange={(id) => {
          setChosen(true);
          setWay(id as RegisterWay);
        }}
      >
        {fields}
      </Tabs>
    </div>
  );
}

/** What is common to both ways stays by the draft when the way changes. */
function WayForm({ way, rules, offer, invitation, takesFocus }: RegisterFormProps & { way: RegisterWay; takesFocus: boolean }) {
  const { t } = useTranslation(['registration', 'forms']);
  const dispatch = useAppDispatch();
  const { tabStorage } = usePorts();
  const { format, languages, leavesOut } = useBrand();
  const submission = useAppSelector(selectSubmission);
  const failureText = useFailureText();
  const problemText = useProblemText();
  const fields = fieldsOf(rules, way, offer, leavesOut);
  const invitedBy = invitation ?? readInvitation(tabStorage.get(invitationKey));
  const isWide = useIsWide();
  const steps = isWide ? [fields] : stepsOf(fields);
  const [at, setAt] = useState(0);
  const current = Math.min(at, steps.length - 1);
  const isLast = current === steps.length - 1;
  const stepOf = (name: FormField) => {
    const found = steps.findIndex((step) => step.some((field) => field === name));
    return found === -1 ? steps.length - 1 : found;
  };

  const form = useServerForm<Form>({
    spec: specOf(rules, fields, way),
    defaultValues: { ...emptyForm, affiliateCode: invitedBy?.code ?? '', country: homeCountry(format.currency, languages.default) },
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
      if (problem.text === 'required' && (name === 'terms' || name === 'isOfAge')) return t(`forms:consents.missing.${name}`);
      const isOfCode = submission.status === 'refused' && submission.failure.code !== 'INVALID_REQUEST';
      return isOfCode && problem.text.startsWith('refused.') ? failureText(submission.failure) : problemText(problem);
    },
    draft: {
      key: storageKeys.draft,
      store: tabStorage,
      fields: invitedBy === null ? draftFields : draftFields.filter((field) => field !== 'affiliateCode'),
    },
    reveal: (name) => setAt(stepOf(name)),
  });

  // The dialog was there before its fields: what had the focus until now is its close button.
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  /** Most sentences say nothing of their field. */
  const named = ({ name, text }: { name: FormField; text: string }) =>
    name === 'terms' || name === 'isOfAge' || name === 'captchaId'
      ? { name, text }
      : { name, text: t('problem', { field: t(`fields.${name}`), text }) };

  const goOn = async () => {
    if (await form.check(steps[current] ?? [])) setAt(current + 1);
  };
  const refusal = submission.status === 'refused' ? submission.failure : null;
  const isPlaced = Object.keys(refusal?.fields ?? {}).some((pointer) => fields.includes(pointer.slice(1) as AnswerField));

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isLast) form.submit(event);
        else void goOn();
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
      {steps.map((names, index) => (
        <div key={names.join() || 'consents'} className={styles.step} hidden={index !== current}>
          {names.map((name) => (
            <RegisterField key={name} name={name} form={form} />
          ))}
          {index === steps.length - 1 && <Consents isOfAge={form.field('isOfAge')} terms={form.field('terms')} />}
        </div>
      ))}
      <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('sending') : undefined}>
        {isLast ? t('submit') : t('steps.next')}
      </Button>
      {current > 0 && (
        <Button variant="quiet" size="large" block onClick={() => setAt(current - 1)}>
          {t('steps.back')}
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
}
