import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { regionalLanguage } from '@livery/contract/regional-language';
import { plainRules, type Terms } from '@livery/contract/commission-terms';
import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { useReloadGuard } from '#shared/money/use-reload-guard.ts';
import { useFreshSubmission } from '#shared/money/use-submission.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import type { Submission } from '#shared/store/submission.ts';
import { acted, callOf } from '../../agent-contracts.commands.ts';
import type { Agreement, Offer } from '../../agent-contracts.reads.ts';
import { selectChanged } from '../../agent-contracts.slice.ts';
import { contractPath } from '../../contract-address.rules.ts';
import { faultsAt, isAtField, placed } from '../../terms-faults.rules.ts';
import { isRule, readForm, startForm, type TermsValues } from '../../terms-form.rules.ts';
import { specOfForm } from '../../terms-spec.rules.ts';
import { Workbench } from '../Workbench/Workbench.tsx';
import { useWhoText } from '../use-who-text.ts';
import { OwnFields } from './OwnFields.tsx';
import { RuleFields } from './RuleFields.tsx';
import { TierFields } from './TierFields.tsx';
import { useTermsText } from './use-terms-text.ts';
import * as styles from './OfferForm.css.ts';

const longestReason = 280;

interface TermsFormProps {
  offer: Offer;
  start: Terms;
  action: 'request' | 'amend';
  /** The contract to amend. Omit it to offer a new one. */
  agreement?: Agreement;
}

/** A form for terms, with a preview of their payments beside it. */
export function TermsForm({ offer, start, action, agreement }: TermsFormProps) {
  const { t } = useTranslation(['agent-contracts', 'forms']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const whoText = useWhoText();
  useReloadGuard();
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const amounts = useAmountFormat(offer.currency);
  const writing = { ...amounts, language };
  const { kind } = offer;
  const [begun] = useState(() => startForm(start, writing));
  const [tiers, setTiers] = useState(begun.tiers);
  const submission = useFreshSubmission(callOf[kind], agreement?.id ?? '');
  const changed = useAppSelector(selectChanged);
  const [former] = useState(changed);
  const say = useTermsText(amounts.write);
  const who = agreement === undefined ? (offer.member?.account ?? t('house')) : whoText(agreement);
  const [areRulesShown, showRules] = useState(!isPlain(start));
  const [typed, setTyped] = useState<TermsValues>(begun.values);
  const shape = { kind, tiers, values: typed };
  const faultsOf = (terms: Terms) => faultsAt(terms, offer, tiers);
  // The form handles a refusal once per object identity.
  const refused = useMemo(() => placed(submission, tiers), [submission, tiers]);
  const form = useServerForm<TermsValues>({
    spec: { ...specOfForm(shape, { ...writing, faultsOf }), reason: {} },
    defaultValues: { ...begun.values, reason: '' },
    submission: refused,
    reveal: (name) => {
      if (isRule(name)) showRules(true);
    },
    onSubmit: (values) => {
      const terms = readForm({ ...shape, values }, amounts.format);
      if (terms === null) return;
      const reason = (values['reason'] ?? '').trim();
      dispatch(
        acted[kind]({
          action,
          terms,
          ...(agreement === undefined ? (offer.member === null ? {} : { member: offer.member.id }) : { agreement: agreement.id }),
          ...(reason === '' ? {} : { reason }),
        }),
      );
    },
    say,
  });
  const watched = useWatch({ control: form.control });
  if (JSON.stringify(watched) !== JSON.stringify(typed)) setTyped(watched as TermsValues);
  // Once per answer. The link changes with every page and would lead there again.
  const leave = useEffectEvent((id: number) => void navigate(contractPath(id), { replace: true }));
  useEffect(() => {
    if (changed !== null && changed !== former) leave(changed.id);
  }, [changed, former]);

  const read = readForm({ ...shape, values: watched as TermsValues }, amounts.format);
  const terms = read !== null && faultsOf(read).size === 0 ? read : null;
  const isSame = action === 'amend' && terms !== null && JSON.stringify(terms) === JSON.stringify(readForm(begun, amounts.format));
  const refusal = useRefusalText(submission, action);
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <div className={styles.fields}>
        <OwnFields form={form} kind={kind} offer={offer} amounts={amounts} />
        {kind !== 'realTime' && (
          <TierFields form={form} tiers={tiers} onTiers={setTiers} offer={offer} writing={writing} amounts={amounts} values={typed} />
        )}
        <RuleFields form={form} kind={kind} amounts={amounts} values={typed} isOpen={areRulesShown} />
      </div>
      <Workbench terms={terms} offer={offer} side={offer.member === null ? 'downline' : 'upline'} who={who} amounts={amounts} />
      <div className={styles.send}>
        {refusal !== null ? (
          <Notice tone="warning" isLive>
            {refusal}
          </Notice>
        ) : (
          !isAtField(submission) && <SubmissionNotice submission={submission} isSentOnce />
        )}
        <TextField
          {...form.field('reason')}
          label={t('form.reason')}
          hint={t('form.reasonHint', { who })}
          autoComplete="off"
          maxLength={longestReason}
        />
        <p className={styles.text}>{t('form.expires', { who, count: offer.expiryDays })}</p>
        <Button
          type="submit"
          variant="action"
          size="large"
          block
          disabledReason={isSame ? t('form.unchanged') : undefined}
          loading={form.isBusy ? t('form.sending') : undefined}
        >
          {t('form.submit')}
        </Button>
      </div>
    </form>
  );
}

/** A better text for some refusals than the catalogue's. Null for all others. */
function useRefusalText(submission: Submission, action: 'request' | 'amend'): string | null {
  const { t } = useTranslation('agent-contracts');
  if (submission.status !== 'refused') return null;
  const { code, fields = {} } = submission.failure;
  if (fields['/terms'] === 'upline') return t('form.noOwnTerms');
  if (fields['/terms'] === 'downline') return t('form.promised', { who: fields['/downline'] });
  if (code === 'STATE_CHANGED' && action === 'request') return t('form.open');
  return code === 'STATE_CHANGED' || code === 'LIMIT_EXCEEDED' ? t('form.changed') : null;
}

function isPlain({ rules }: Terms): boolean {
  return (Object.keys(plainRules) as (keyof typeof plainRules)[]).every((name) => rules[name] === plainRules[name]);
}
