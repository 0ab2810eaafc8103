import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { RadioCards } from '@livery/ui/RadioCards';
import { Select } from '@livery/ui/Select';
import { TextField } from '@livery/ui/TextField';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { PaymentPasswordField } from '#shared/forms/PaymentPasswordField.tsx';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { usePorts } from '#shared/ports/ports.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import type { Submission } from '#shared/store/submission.ts';
import type { PaymentAccounts } from '../../payment-accounts.api.ts';
import { accountSubmitted, type PaymentAccount } from '../../payment-accounts.slice.ts';
import * as styles from './AddAccountDialog.css.ts';

interface Values extends Record<string, string> {
  kind: string;
  pixKeyKind: string;
  institution: string;
  branch: string;
  number: string;
  holder: string;
  paymentPassword: string;
}

type Kind = PaymentAccount['kind'];
type PixKeyKind = NonNullable<PaymentAccount['pixKeyKind']>;

const pixKeyKinds: readonly PixKeyKind[] = ['cpf', 'email', 'phone', 'random'];
const pixKeyInputs = { cpf: 'numeric', email: 'email', phone: 'tel', random: 'text' } as const;

/** An account in the member's own name; what is typed, but for the password, outlives a reload. */
export function AddAccountForm({ known: { kinds, ownName }, submission }: { known: PaymentAccounts; submission: Submission }) {
  const { t } = useTranslation('payment-accounts');
  const dispatch = useAppDispatch();
  const { tabStorage } = usePorts();
  const problemText = useProblemText();
  const own: Record<string, string> = {
    'refused.pattern': t('form.numberRefused'),
    'refused.known': t('form.known'),
    'refused.ownName': t('form.ownName'),
  };
  const needs = (...wanted: Kind[]) => ({
    check: (value: unknown, values: Values) => (value === '' && wanted.includes(values.kind as Kind) ? { text: 'required' } : null),
  });
  const form = useServerForm<Values>({
    spec: {
      kind: { required: true },
      pixKeyKind: needs('pix'),
      institution: needs('bank', 'wallet'),
      branch: {},
      number: { required: true },
      holder: { required: ownName === null },
      paymentPassword: { required: true },
    },
    defaultValues: {
      kind: kinds[0] ?? 'bank',
      pixKeyKind: 'cpf',
      institution: '',
      branch: '',
      number: '',
      holder: '',
      paymentPassword: '',
    },
    submission,
    onSubmit: (values) => dispatch(accountSubmitted(bodyOf(values))),
    say: (problem) => own[problem.text] ?? problemText(problem),
    draft: {
      key: 'livery.payment-account',
      store: tabStorage,
      fields: ['kind', 'pixKeyKind', 'institution', 'branch', 'number', 'holder'],
    },
  });
  const [kind, pixKeyKind] = useWatch({ control: form.control, name: ['kind', 'pixKeyKind'] }) as [Kind, PixKeyKind];
  const isAtField = submission.status === 'refused' && submission.failure.fields !== undefined;
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Notice isLive={false}>{ownName === null ? t('form.ownUnknown') : t('form.own', { name: ownName })}</Notice>
      {!isAtField && <SubmissionNotice submission={submission} sentences={{ LIMIT_EXCEEDED: t('form.tooMany') }} />}
      <Controller
        control={form.control}
        name="kind"
        render={({ field }) => (
          <RadioCards
            ref={field.ref}
            name={field.name}
            label={t('form.kind')}
            value={field.value ?? ''}
            onChange={field.onChange}
            options={kinds.map((each) => ({ value: each, label: t(`kinds.${each}`) }))}
          />
        )}
      />
      {kind === 'pix' ? (
        <div className={styles.pair}>
          <Controller
            control={form.control}
            name="pixKeyKind"
            render={({ field }) => (
              <Select
                {...field}
                value={field.value ?? ''}
                label={t('form.pixKeyKind')}
                error={form.marks('pixKeyKind').error}
                options={pixKeyKinds.map((each) => ({ value: each, label: t(`pixKeys.${each}`) }))}
              />
            )}
          />
          <TextField
            {...form.field('number')}
            label={t('form.pixKey')}
            inputMode={pixKeyInputs[pixKeyKind]}
            autoComplete="off"
            maxLength={140}
            spellCheck={false}
          />
        </div>
      ) : (
        <>
          <TextField {...form.field('institution')} label={t(`form.institution.${kind}`)} maxLength={60} />
          {kind === 'bank' ? (
            <div className={styles.pair}>
              <TextField {...form.field('branch')} label={t('form.branch')} autoComplete="off" maxLength={12} />
              <TextField {...form.field('number')} label={t('form.number.bank')} autoComplete="off" maxLength={40} />
            </div>
          ) : (
            <TextField {...form.field('number')} label={t('form.number.wallet')} autoComplete="off" maxLength={120} spellCheck={false} />
          )}
        </>
      )}
      {ownName === null && (
        <TextField {...form.field('holder')} label={t('form.holder')} hint={t('form.holderHint')} autoComplete="name" maxLength={100} />
      )}
      <PaymentPasswordField hasPassword field={form.field('paymentPassword')} />
      <Button type="submit" variant="action" block loading={form.isBusy ? t('form.sending') : undefined}>
        {t('form.submit')}
      </Button>
    </form>
  );
}

function bodyOf({ kind, pixKeyKind, institution, branch, number, holder, paymentPassword }: Values) {
  return {
    kind: kind as Kind,
    number,
    paymentPassword,
    ...(kind === 'pix' ? { pixKeyKind: pixKeyKind as PixKeyKind } : { institution }),
    ...(kind === 'bank' && branch !== '' ? { branch } : {}),
    ...(holder === '' ? {} : { holder }),
  };
}
