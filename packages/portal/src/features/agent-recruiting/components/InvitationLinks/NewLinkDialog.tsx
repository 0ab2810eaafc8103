import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { regionalLanguage } from '@livery/contract/regional-language';
import { Button } from '@livery/ui/Button';
import { Dialog } from '@livery/ui/Dialog';
import { Skeleton } from '@livery/ui/Skeleton';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import type { ReadView } from '#shared/reads/use-read.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { useToday } from '#shared/time/use-today.ts';
import { linkSubmitted } from '../../agent-recruiting.commands.ts';
import type { InvitationLink, RecruitingTerms } from '../../agent-recruiting.reads.ts';
import { selectNewLink } from '../../agent-recruiting.slice.ts';
import { lifetimeOf, specOfLifetime, startLifetime } from '../../link.rules.ts';
import { isAtField, offerOf, placed, specOfOffer, startOffer, type OfferValues } from '../../offer.rules.ts';
import { OfferFields } from '../Offer/OfferFields.tsx';
import { LifetimeFields } from './LifetimeFields.tsx';
import { useLifetimeText } from './use-lifetime-text.ts';
import * as styles from './InvitationLinks.css.ts';

interface NewLinkDialogProps {
  terms: ReadView<RecruitingTerms>;
  onAdded: (link: InvitationLink) => void;
  onClose: () => void;
}

export function NewLinkDialog({ terms, onAdded, onClose }: NewLinkDialogProps) {
  const { t } = useTranslation(['agent-recruiting', 'common']);
  const isSending = useAppSelector(selectSubmission('addInvitationLink')).status === 'sending';
  const newLink = useAppSelector(selectNewLink);
  const [former] = useState(newLink);
  useEffect(() => {
    if (newLink !== null && newLink !== former) onAdded(newLink);
  }, [newLink, former, onAdded]);
  return (
    <Dialog open onClose={onClose} title={t('link.newTitle')} closeLabel={t('common:actions.close')} dismissible={!isSending} isSteady>
      <Loaded of={terms} onRetry={terms.retry} skeleton={<Skeleton shape="block" />}>
        {(value) => <NewLinkForm terms={value} />}
      </Loaded>
    </Dialog>
  );
}

function NewLinkForm({ terms }: { terms: RecruitingTerms }) {
  const { t } = useTranslation('agent-recruiting');
  const dispatch = useAppDispatch();
  const today = useToday();
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const submission = placed(useAppSelector(selectSubmission('addInvitationLink')));
  const say = useLifetimeText();
  const form = useServerForm<OfferValues>({
    spec: { ...specOfLifetime(today, 0, null), ...specOfOffer(terms) },
    defaultValues: { ...startLifetime(), ...startOffer(terms, language) },
    submission,
    onSubmit: (values) => dispatch(linkSubmitted({ ...lifetimeOf(values), ...offerOf(values, terms) })),
    say: (problem) => say(problem, terms),
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {!isAtField(submission) && <SubmissionNotice submission={submission} isSentOnce />}
      <LifetimeFields form={form} />
      <OfferFields form={form} terms={terms} kindLabel={t('link.kind')} />
      <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('link.sending') : undefined}>
        {t('link.submit')}
      </Button>
    </form>
  );
}
