import { createInstance } from 'i18next';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { formatAmount } from '@livery/contract/money';
import { BirthDateField } from '@livery/ui/BirthDateField';
import { Button } from '@livery/ui/Button';
import { ErrorSummary } from '@livery/ui/ErrorSummary';
import type { KitStates } from '@livery/ui/kit-states';
import { MoneyField } from '@livery/ui/MoneyField';
import { TextField } from '@livery/ui/TextField';
import { UploadField, type UploadItem } from '@livery/ui/UploadField';
import { editing, refused, type Submission } from '../store/submission.ts';
import { checkAmount, readAmount, type AmountFormat } from '../money/amount-text.ts';
import { checkBirthDate } from './birth-date.ts';
import type { FieldProblem, FieldRule, FormSpec } from './field-rules.ts';
import english from './forms.en.json' with { type: 'json' };
import * as styles from './ServerForm.kit.css.ts';
import { acceptedPictures, checkCount, checkPicture } from './upload-rules.ts';
import { useProblemText } from './use-problem-text.ts';
import { useServerForm } from './use-server-form.ts';

const texts = createInstance();
void texts.use(initReactI18next).init({ lng: 'en', resources: { en: { forms: english } }, initAsync: false });

const rule = (isRequired: boolean, acceptedPattern: string, patternId: string, min: number, max: number): FieldRule => ({
  enabled: true,
  required: isRequired,
  acceptedPattern,
  patternId,
  minLength: min,
  maxLength: max,
});

const rules: Record<string, FieldRule> = {
  username: rule(true, '^[A-Za-z][A-Za-z0-9]*$', 'LETTER_FIRST_ALPHANUMERIC', 6, 16),
  email: rule(false, '^[^@ ]+@[^@ ]+[.][^@ ]+$', 'EMAIL', 5, 100),
  idNumber: rule(true, '^[0-9]*$', 'NUMBERS', 11, 11),
};
const labels: Record<string, string> = { username: 'Username', email: 'Email', idNumber: 'CPF' };

/** The merchant chooses the fields, their order and their rules. */
function MerchantForm({ submission = editing, first = {} }: { submission?: Submission; first?: Record<string, string> }) {
  const fields = Object.entries(rules).filter(([, { enabled }]) => enabled);
  const say = useProblemText();
  const form = useServerForm<Record<string, string>>({
    spec: Object.fromEntries(fields.map(([name, fieldRule]) => [name, { rule: fieldRule }])),
    defaultValues: { username: '', email: '', idNumber: '', ...first },
    submission,
    onSubmit: () => undefined,
    say,
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <ErrorSummary title={texts.t('forms:summary', { count: form.problems.length })} items={form.problems} onChoose={form.focus} />
      {fields.map(([name, { required }]) => (
        <TextField key={name} {...form.field(name)} label={labels[name] ?? name} mark={required ? undefined : texts.t('forms:optional')} />
      ))}
      <Button type="submit" variant="action" block>
        Sign up
      </Button>
    </form>
  );
}

const format: AmountFormat = { digits: 2, decimal: '.' };
const write = (minor: number) => `R$ ${formatAmount(minor, 'BRL')}`;
const tidy = (text: string) => {
  const reading = readAmount(text, format);
  return 'minor' in reading ? formatAmount(reading.minor, 'BRL') : text;
};

interface Proof {
  amount: string;
  birth: { day: string; month: string; year: string };
  files: UploadItem[];
}

const proofSpec: FormSpec<Proof> = {
  amount: { required: true, check: (text) => checkAmount(String(text), format, { min: 2000, max: 500_000, balance: 30_000 }, write) },
  birth: { check: (parts) => checkBirthDate(parts as Proof['birth'], { minAge: 18, today: '2026-05-17' }) },
  files: { required: true, check: (items) => checkCount((items as UploadItem[]).length) },
};

const uploadTexts = {
  choose: 'Choose pictures',
  drop: 'or drop them here',
  remove: (name: string) => `Take out ${name}`,
  sending: (name: string) => `Sending ${name}`,
  size: (bytes: number) => `${Math.ceil(bytes / 1024)} kB`,
};

function ProofForm() {
  const say = useProblemText();
  const [refusals, setRefusals] = useState<Record<string, FieldProblem>>({});
  const form = useServerForm<Proof>({
    spec: proofSpec,
    defaultValues: { amount: '', birth: { day: '', month: '', year: '' }, files: [] },
    submission: editing,
    onSubmit: () => undefined,
    say,
  });
  const look = async (items: readonly UploadItem[]) => {
    const found = await Promise.all(items.map(async ({ id, file }) => [id, await checkPicture(file)] as const));
    setRefusals(Object.fromEntries(found.flatMap(([id, problem]) => (problem === null ? [] : [[id, problem]]))));
  };
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Controller
        control={form.control}
        name="amount"
        render={({ field }) => <MoneyField {...field} {...form.marks('amount')} label="Amount" symbol="R$" tidy={tidy} />}
      />
      <Controller
        control={form.control}
        name="birth"
        render={({ field: { ref, value, onChange } }) => (
          <BirthDateField
            {...form.marks('birth')}
            ref={ref}
            label="Date of birth"
            order={['day', 'month', 'year']}
            labels={{ day: 'Day', month: 'Month', year: 'Year' }}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="files"
        render={({ field: { ref, value, onChange } }) => (
          <UploadField
            {...form.marks('files')}
            ref={ref}
            label="Proof of payment"
            accept={acceptedPictures}
            multiple
            items={value.map((item) => {
              const problem = refusals[item.id];
              return problem === undefined ? item : { ...item, error: say(problem) };
            })}
            onAdd={(files) => {
              const items = [...value, ...files.map((file) => ({ id: crypto.randomUUID(), file }))];
              onChange(items);
              void look(items);
            }}
            onRemove={(id) => onChange(value.filter((item) => item.id !== id))}
            texts={uploadTexts}
          />
        )}
      />
      <Button type="submit" variant="action" block>
        Send
      </Button>
    </form>
  );
}

const answer = refused({ code: 'INVALID_REQUEST', status: 400, requestId: null, fields: { '/username': 'taken', '/idNumber': 'pattern' } });
const typed = { username: 'marina7', email: 'marina@example.com', idNumber: '12345678901' };

export const kit: KitStates = {
  title: 'ServerForm',
  states: {
    "a merchant's fields": () => (
      <I18nextProvider i18n={texts}>
        <MerchantForm />
      </I18nextProvider>
    ),
    'refused by the gateway': () => (
      <I18nextProvider i18n={texts}>
        <MerchantForm submission={answer} first={typed} />
      </I18nextProvider>
    ),
    'amount, birth and proof': () => (
      <I18nextProvider i18n={texts}>
        <ProofForm />
      </I18nextProvider>
    ),
  },
};
