import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { TextField } from '@livery/ui/TextField';
import { regionalLanguage } from '@livery/contract/regional-language';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { accountSubmitted } from '../../agent-recruiting.commands.ts';
import type { RecruitingTerms } from '../../agent-recruiting.reads.ts';
import { isAtField, offerOf, placed, specOfOffer, startOffer, type OfferValues } from '../../offer.rules.ts';
import { OfferFields } from '../Offer/OfferFields.tsx';
import { useOfferText } from '../Offer/use-offer-text.ts';
import * as styles from './AddAccount.css.ts';

const longestNickname = 20;

export function AddAccountForm({ terms }: { terms: RecruitingTerms }) {
  const { t } = useTranslation('agent-recruiting');
  const dispatch = useAppDispatch();
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const submission = placed(useAppSelector(selectSubmission('addDownline')));
  const offerText = useOfferText();
  const form = useServerForm<OfferValues>({
    spec: {
      username: { required: true, rule: { ...terms.username, enabled: true, required: true } },
      nickname: { required: true },
      ...specOfOffer(terms),
    },
    defaultValues: { ...startOffer(terms, language), username: '', nickname: '' },
    submission,
    onSubmit: ({ username = '', nickname = '', ...offer }) => dispatch(accountSubmitted({ username, nickname, ...offerOf(offer, terms) })),
    say: (problem) => offerText(problem, terms),
  });
  return (
    <form className={styles.card} onSubmit={form.submit} noValidate aria-labelledby="add-account">
      <div className={styles.head}>
        <h2 className={styles.title} id="add-account">
          {t('account.title')}
        </h2>
        <p className={styles.text}>{t('account.text')}</p>
        <p className={styles.room}>{t('account.room', { direct: terms.direct, most: terms.limits.mostDirect })}</p>
      </div>
      {!isAtField(submission) && <SubmissionNotice submission={submission} isSentOnce />}
      <div className={styles.pair}>
        <TextField
          {...form.field('username')}
          label={t('account.username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={terms.username.maxLength}
        />
        <TextField {...form.field('nickname')} label={t('account.nickname')} autoComplete="off" maxLength={longestNickname} />
      </div>
      <OfferFields form={form} terms={terms} kindLabel={t('account.kind')} />
      <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('account.sending') : undefined}>
        {t('account.submit')}
      </Button>
    </form>
  );
}
