import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { ErrorState } from '@livery/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import { TextField } from '@livery/ui/TextField';
import { Consents } from '#shared/forms/Consents.tsx';
import { FailureNotice } from '#shared/forms/FailureNotice.tsx';
import { useFailureText } from '#shared/forms/use-failure-text.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { proposedUsername, type Newcomer as Arrived, type UsernameRule } from '../../sign-in.rules.ts';
import { selectJoin, selectUsernameRule, joinSubmitted, linkWanted, ruleRequested } from '../../sign-in.slice.ts';
import { Newcomer } from './Newcomer.tsx';
import * as styles from './SignInDialog.css.ts';

export interface JoinStepProps {
  newcomer: Arrived;
  way: string;
}

/** The short first registration form. */
export function JoinStep({ newcomer, way }: JoinStepProps) {
  const { t } = useTranslation(['sign-in', 'common']);
  const dispatch = useAppDispatch();
  const rule = useAppSelector(selectUsernameRule);
  const failureText = useFailureText();
  return (
    <>
      <Newcomer newcomer={newcomer} way={way} />
      <p className={styles.soft}>{t('join.text')}</p>
      {rule.value !== undefined ? (
        <JoinForm rule={rule.value} proposed={proposedUsername(newcomer.nickname)} />
      ) : rule.status === 'failed' ? (
        <ErrorState sentence={failureText(rule.failure)} retryLabel={t('common:actions.retry')} onRetry={() => dispatch(ruleRequested())} />
      ) : (
        <SkeletonGroup label={t('join.loading')}>
          <div className={styles.form}>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </div>
        </SkeletonGroup>
      )}
      <Button
        block
        data-opens="login"
        onClick={() => {
          dispatch(linkWanted({ way }));
          dispatch(dialogRequested({ kind: 'login' }));
        }}
      >
        {t('join.hasAccount')}
      </Button>
    </>
  );
}

function JoinForm({ rule, proposed }: { rule: UsernameRule; proposed: string }) {
  const { t } = useTranslation(['sign-in', 'forms']);
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectJoin);
  const problemText = useProblemText();
  const failureText = useFailureText();
  const refusal = submission.status === 'refused' ? submission.failure : null;
  const form = useServerForm({
    spec: {
      username: { required: true, ...(rule === null ? {} : { rule }) },
      consent: { required: true },
    },
    defaultValues: { username: proposed, consent: false },
    submission,
    onSubmit: ({ username }) => dispatch(joinSubmitted({ username })),
    say: (problem, name) => {
      if (problem.text === 'required') return name === 'username' ? t('join.required') : t('forms:consents.missing');
      return refusal?.code === 'USERNAME_TAKEN' && problem.text.startsWith('refused.') ? failureText(refusal) : problemText(problem);
    },
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {refusal !== null && refusal.fields?.['/username'] === undefined && (
        <FailureNotice failure={refusal} sentences={{ INVITATION_CODE_INVALID: t('join.invitation') }} />
      )}
      <TextField
        {...form.field('username')}
        label={t('join.username')}
        hint={t('join.hint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Consents {...form.field('consent')} />
      <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('join.sending') : undefined}>
        {t('join.submit')}
      </Button>
    </form>
  );
}
