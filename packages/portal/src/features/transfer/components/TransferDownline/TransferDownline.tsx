import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { SearchIcon } from '@livery/ui/icons';
import { Notice } from '@livery/ui/Notice';
import { Skeleton } from '@livery/ui/Skeleton';
import { TextField } from '@livery/ui/TextField';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { downlineTransferBegun, downlineTransferSubmitted } from '../../downline.slice.ts';
import { downlineRead } from '../../transfer.reads.ts';
import { downlineDraftKey } from '../../transfer.rules.ts';
import { selectDownlineSent } from '../../transfer.state.ts';
import { PeerTransferForm } from '../PeerTransferForm/PeerTransferForm.tsx';
import { Sent } from '../Sent/Sent.tsx';
import * as styles from './TransferDownline.css.ts';

/** The query parameter with the receiver. */
const accountName = 'account';
const longest = 64;

/** Cash for a member of the agent's own team, found by account and confirmed by name. */
export function TransferDownline() {
  const { t } = useTranslation('transfer');
  const dispatch = useAppDispatch();
  const sent = useAppSelector(selectDownlineSent);
  const [search, setSearch] = useSearchParams();
  const account = (search.get(accountName) ?? '').trim().slice(0, longest);
  const giving = useRead(downlineRead, { account: account === '' ? null : account });
  useEffect(() => {
    dispatch(downlineTransferBegun());
  }, [dispatch]);
  const begin = () => {
    dispatch(downlineTransferBegun());
    setSearch({});
  };

  if (sent !== null) return <Sent sent={sent} of="downline" onAgain={begin} />;
  return (
    <Loaded of={giving} onRetry={giving.retry} skeleton={<FormSkeleton />}>
      {({ isAllowed, receiver, ...standing }) =>
        isAllowed ? (
          <div className={styles.page}>
            <p className={styles.text}>{t('downline.text')}</p>
            <AccountForm key={account} account={account} onFind={(next) => setSearch({ [accountName]: next })} />
            {account !== '' && receiver === null && (
              <Notice tone="warning" isLive>
                {t('downline.nobody', { account })}
              </Notice>
            )}
            {receiver !== null && (
              <PeerTransferForm
                key={receiver.id}
                call="transferToDownline"
                draftKey={downlineDraftKey}
                receiver={receiver}
                onConfirm={(transfer) => dispatch(downlineTransferSubmitted(transfer))}
                {...standing}
              />
            )}
          </div>
        ) : (
          <EmptyState
            sentence={t('upline.forbidden')}
            action={<ButtonLink render={(props) => <Link {...props} to="/agentHome" />}>{t('downline.back')}</ButtonLink>}
          />
        )
      }
    </Loaded>
  );
}

function AccountForm({ account, onFind }: { account: string; onFind: (account: string) => void }) {
  const { t } = useTranslation('transfer');
  const [text, setText] = useState(account);
  const [isMissing, setMissing] = useState(false);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    setMissing(wanted === '');
    if (wanted !== '') onFind(wanted);
  };
  return (
    <form className={styles.find} onSubmit={find} noValidate aria-label={t('downline.find')}>
      <div className={styles.field}>
        <TextField
          label={t('downline.account')}
          hint={t('downline.accountHint')}
          error={isMissing ? t('downline.accountMissing') : undefined}
          value={text}
          maxLength={longest}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div className={styles.beside}>
        <Button type="submit" icon={SearchIcon}>
          {t('downline.find')}
        </Button>
      </div>
    </form>
  );
}

function FormSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton width="long" />
      <Skeleton shape="control" />
      <Skeleton shape="block" />
    </div>
  );
}
