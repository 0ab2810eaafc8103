import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { countGraphemes } from '@livery/ui/graphemes';
import { TextArea } from '@livery/ui/TextArea';
import { TextField } from '@livery/ui/TextField';
import type { FieldProblem } from '#shared/forms/field-rules.ts';
import { useFailureText } from '#shared/forms/use-failure-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { feedbackBounds } from '../../feedback.rules.ts';
import { feedbackOpened, feedbackSubmitted, selectFeedback, selectSentFeedback } from '../../service.slice.ts';
import * as styles from './ServicePage.css.ts';

/** A feedback form. Input stays until sent. */
export function FeedbackForm() {
  const { t } = useTranslation('service');
  const dispatch = useAppDispatch();
  const sent = useAppSelector(selectSentFeedback);
  useEffect(() => () => void dispatch(feedbackOpened()), [dispatch]);
  return (
    <section className={styles.panel} aria-labelledby="service-feedback">
      <h2 className={styles.title} id="service-feedback">
        {t('feedback.title')}
      </h2>
      {sent === null ? (
        <Writing />
      ) : (
        <Notice
          tone="positive"
          title={t('feedback.thanks')}
          isLive
          action={<Button onClick={() => dispatch(feedbackOpened())}>{t('feedback.another')}</Button>}
        >
          {t('feedback.reference', { reference: sent })}
        </Notice>
      )}
    </section>
  );
}

function Writing() {
  const { t } = useTranslation('service');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const submission = useAppSelector(selectFeedback);
  const length: FieldProblem = { text: 'length' };
  const { min, max } = feedbackBounds;
  const form = useServerForm({
    spec: {
      content: {
        required: true,
        check: (value) => {
          const count = countGraphemes(String(value).trim());
          return count < min || count > max ? length : null;
        },
      },
      contact: {},
    },
    defaultValues: { content: '', contact: '' },
    submission,
    onSubmit: ({ content, contact }) => dispatch(feedbackSubmitted({ content, ...(contact === '' ? {} : { contact }) })),
    say: () => t('feedback.length', feedbackBounds),
  });
  return (
    // POST, because a browser without the portal's script would submit the form and put the text in the address.
    <form className={styles.form} method="post" onSubmit={form.submit} noValidate>
      <p className={styles.text}>{t('feedback.text')}</p>
      <Controller
        control={form.control}
        name="content"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <TextArea
            ref={ref}
            label={t('feedback.content')}
            required
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={form.marks('content').error}
            limit={{ max, left: (count) => t('feedback.left', { count }), over: (count) => t('feedback.over', { count }) }}
          />
        )}
      />
      <TextField
        {...form.field('contact')}
        label={t('feedback.contact')}
        hint={t('feedback.contactHint')}
        maxLength={100}
        autoComplete="email"
      />
      {submission.status === 'refused' && submission.failure.fields === undefined && (
        <Notice tone="negative">{failureText(submission.failure)}</Notice>
      )}
      <Button type="submit" variant="action" loading={form.isBusy ? t('feedback.sending') : undefined}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}
