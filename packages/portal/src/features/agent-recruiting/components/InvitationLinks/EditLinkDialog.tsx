import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Dialog } from '@livery/ui/Dialog';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { useToday } from '#shared/time/use-today.ts';
import type { InvitationLink } from '../../agent-recruiting.reads.ts';
import { selectChange, changeSubmitted } from '../../agent-recruiting.slice.ts';
import { lifetimeOf, specOfLifetime, startLifetime, type LifetimeValues } from '../../link.rules.ts';
import { isAtField } from '../../offer.rules.ts';
import { LifetimeFields } from './LifetimeFields.tsx';
import { useLifetimeText } from './use-lifetime-text.ts';
import * as styles from './InvitationLinks.css.ts';

export function EditLinkDialog({ link, onClose }: { link: InvitationLink; onClose: () => void }) {
  const { t } = useTranslation(['agent-recruiting', 'common']);
  const dispatch = useAppDispatch();
  const today = useToday();
  const submission = useAppSelector(selectChange);
  const say = useLifetimeText();
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (isSent && submission.status === 'editing') onClose();
  }, [isSent, submission, onClose]);
  const form = useServerForm<LifetimeValues>({
    spec: specOfLifetime(today, link.registered, link.expiresOn),
    defaultValues: startLifetime(link),
    submission,
    onSubmit: (values) => {
      dispatch(changeSubmitted({ id: link.id, isPaused: link.isPaused, ...lifetimeOf(values) }));
      setSent(true);
    },
    say: (problem) => say(problem, { limits: { mayRecruitAgents: false, mostDirect: 0, levels: 0 } }),
  });
  return (
    <Dialog open onClose={onClose} title={t('link.editTitle')} closeLabel={t('common:actions.close')} dismissible={!form.isBusy}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        {!isAtField(submission) && <SubmissionNotice submission={submission} />}
        <LifetimeFields form={form} />
        <p className={styles.detail}>{t('link.fixed')}</p>
        <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('link.sending') : undefined}>
          {t('link.save')}
        </Button>
      </form>
    </Dialog>
  );
}
