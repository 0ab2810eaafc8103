import { useTranslation } from 'react-i18next';
import { regionalLanguage } from '@livery/contract/regional-language';
import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { editing } from '#shared/store/submission.ts';
import type { DownlineTerms, RecruitingTerms } from '../../agent-recruiting.reads.ts';
import { selectTermsForm, termsClosed, termsOpened, termsSubmitted } from '../../agent-recruiting.slice.ts';
import { isAtField, offerOf, specOfOffer, startTerms, type OfferValues } from '../../offer.rules.ts';
import { OfferLimits, OfferRates } from '../Offer/OfferFields.tsx';
import { useOfferText } from '../Offer/use-offer-text.ts';
import * as styles from './DownlineTerms.css.ts';

interface TermsFormProps {
  member: number;
  own: RecruitingTerms;
  theirs: DownlineTerms;
}

/** Updates only the shown row. If somebody was faster, it reads the current state. */
export function TermsForm({ member, own, theirs }: TermsFormProps) {
  const { t } = useTranslation('agent-recruiting');
  const dispatch = useAppDispatch();
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const submission = useAppSelector(selectTermsForm(member)) ?? editing;
  const offerText = useOfferText();
  const form = useServerForm<OfferValues>({
    spec: specOfOffer(own),
    defaultValues: startTerms(theirs, own, language),
    submission,
    onSubmit: (values) => {
      const { rates, limits } = offerOf({ ...values, kind: theirs.kind }, own);
      const seen = { rates: theirs.rates, ...(theirs.limits === null ? {} : { limits: theirs.limits }) };
      dispatch(termsSubmitted({ memberId: member, rates, ...(limits === undefined ? {} : { limits }), seen }));
    },
    say: (problem) => offerText(problem, own),
  });
  const isStale = submission.status === 'refused' && submission.failure.code === 'STATE_CHANGED';
  const reload = () => {
    dispatch(termsOpened(member));
    dispatch(readsOutdated('downlineTerms'));
    dispatch(readsOutdated('recruitingTerms'));
  };
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate aria-label={t('terms.title')}>
      {isStale ? (
        <Notice tone="warning" isLive>
          {t('terms.stale')}
        </Notice>
      ) : (
        !isAtField(submission) && <SubmissionNotice submission={submission} />
      )}
      <OfferRates form={form} terms={own} share="" />
      {theirs.kind === 'agent' && <OfferLimits form={form} terms={own} />}
      <div className={styles.actions}>
        {isStale ? (
          <Button variant="action" onClick={reload}>
            {t('terms.reload')}
          </Button>
        ) : (
          <Button type="submit" variant="action" loading={form.isBusy ? t('terms.saving') : undefined}>
            {t('terms.save')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => dispatch(termsClosed())}>
          {t('terms.cancel')}
        </Button>
      </div>
    </form>
  );
}
