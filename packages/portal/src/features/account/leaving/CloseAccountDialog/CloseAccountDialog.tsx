import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { Dialog } from '@livery/ui/Dialog';
import { Icon } from '@livery/ui/Icon';
import { CheckIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import type { AccountClosing } from '@livery/contract/shapes';
import { FailureNotice } from '#shared/forms/FailureNotice.tsx';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { closingRead } from '../../account.reads.ts';
import { selectClosingSubmission } from '../../account.state.ts';
import { closingSubmitted } from '../leaving.slice.ts';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import * as styles from './CloseAccountDialog.css.ts';

/** The reasons that prevent closing the account, or else the consequences and the password. */
export function CloseAccountDialog({ onClose }: RequestedDialogProps<'closeAccount'>) {
  const { t } = useTranslation(['account', 'common']);
  const closing = useRead(closingRead, {});
  // An older answer may lack a reason.
  const fresh = closing.status === 'ready' ? closing : { ...closing, value: undefined };
  const submission = useAppSelector(selectClosingSubmission);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('closing.title')}
      closeLabel={t('common:actions.close')}
      size="small"
      dismissible={submission.status !== 'sending'}
    >
      <Loaded
        of={fresh}
        onRetry={closing.retry}
        skeleton={
          <>
            <Skeleton width="long" />
            <Skeleton width="half" />
            <Skeleton shape="control" />
          </>
        }
      >
        {(value) => (value.blockers.length > 0 ? <Blockers closing={value} onFollow={onClose} /> : <CloseForm closing={value} />)}
      </Loaded>
    </Dialog>
  );
}

/** The section that resolves each one. Customer service handles the rest. */
const places: Readonly<Partial<Record<AccountClosing['blockers'][number]['kind'], string>>> = {
  balance: '/member/withdraw',
  withdrawal: '/member/withdraw',
  deposit: '/member/depositv2',
  vendor: '/member/transferFund',
  bonus: '/member/bonusDetails',
  bet: '/member/personalHistoryCopy',
};

function Blockers({ closing: { blockers, currency }, onFollow }: { closing: AccountClosing; onFollow: () => void }) {
  const { t } = useTranslation('account');
  const moneyText = useMoneyText();
  return (
    <div className={styles.content}>
      <p className={styles.text}>{t('closing.first')}</p>
      <ul>
        {blockers.map(({ kind, amount }) => {
          const place = places[kind];
          return (
            <li key={kind} className={styles.blocker}>
              <span>{t(`closing.blockers.${kind}`, { amount: moneyText(amount, currency) })}</span>
              {place !== undefined && (
                <ButtonLink size="small" render={(props) => <Link {...props} to={place} onClick={onFollow} />}>
                  {t(`closing.go.${kind}` as 'closing.go.balance')}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const meanings = ['out', 'back', 'erased', 'kept'] as const;

function CloseForm({ closing: { hasPassword, days } }: { closing: AccountClosing }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectClosingSubmission);
  const say = useProblemText();
  const form = useServerForm<{ password: string }>({
    spec: { password: { required: hasPassword } },
    defaultValues: { password: '' },
    submission,
    onSubmit: ({ password }) => dispatch(closingSubmitted(password)),
    say,
  });
  return (
    <form className={styles.content} onSubmit={form.submit} noValidate>
      <ul className={styles.points}>
        {meanings.map((meaning) => (
          <li key={meaning} className={styles.point}>
            <span className={styles.mark}>
              <Icon icon={CheckIcon} size="small" />
            </span>
            {t(`closing.means.${meaning}`, { count: days })}
          </li>
        ))}
      </ul>
      {submission.status === 'refused' && <FailureNotice failure={submission.failure} />}
      {hasPassword && <PasswordField {...form.field('password')} />}
      <Button type="submit" variant="danger" block loading={form.isBusy ? t('protection.sending') : undefined}>
        {t('closing.confirm')}
      </Button>
    </form>
  );
}
