import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { passwordRequested } from '../../agent-recruiting.commands.ts';
import type { RecruitingTerms } from '../../agent-recruiting.reads.ts';
import * as styles from './AddAccount.css.ts';

type Waiting = RecruitingTerms['waiting'];

/** Accounts whose owners have not logged in yet. A lost first password can be renewed here. */
export function WaitingAccounts({ accounts }: { accounts: Waiting }) {
  const { t } = useTranslation('agent-recruiting');
  if (accounts.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="waiting-accounts">
      <div className={styles.head}>
        <h2 className={styles.title} id="waiting-accounts">
          {t('waiting.title')}
        </h2>
        <p className={styles.text}>{t('waiting.text')}</p>
      </div>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <WaitingAccount key={account.memberId} account={account} />
        ))}
      </ul>
    </section>
  );
}

function WaitingAccount({ account: { memberId, username, nickname, kind, createdAt } }: { account: Waiting[number] }) {
  const { t } = useTranslation('agent-recruiting');
  const dispatch = useAppDispatch();
  const dateText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const submission = useAppSelector(selectSubmission('renewFirstPassword', memberId));
  return (
    <li>
      <div className={styles.waiting}>
        <div className={styles.who}>
          <span className={styles.name}>
            {username} {kind === 'agent' && <Badge>{t('kinds.agent')}</Badge>}
          </span>
          <span className={styles.detail}>
            {nickname} · {t('waiting.added', { date: dateText(createdAt) })}
          </span>
        </div>
        <Button
          variant="quiet"
          aria-label={t('waiting.renewOf', { username })}
          loading={submission.status === 'sending' ? t('password.renewing') : undefined}
          onClick={() => dispatch(passwordRequested({ memberId }))}
        >
          {t('waiting.renew')}
        </Button>
      </div>
      <SubmissionNotice submission={submission} isSentOnce />
    </li>
  );
}
