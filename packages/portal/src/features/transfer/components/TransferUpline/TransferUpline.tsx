import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Skeleton } from '@livery/ui/Skeleton';
import { useSectionLink } from '#shared/address/section-link.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { uplineRead } from '../../transfer.reads.ts';
import { uplineDraftKey } from '../../transfer.rules.ts';
import { selectUplineSent } from '../../transfer.state.ts';
import { uplineTransferBegun, uplineTransferSubmitted } from '../../upline.slice.ts';
import { PeerTransferForm } from '../PeerTransferForm/PeerTransferForm.tsx';
import { Sent } from '../Sent/Sent.tsx';
import * as styles from './TransferUpline.css.ts';

/** Sends cash to the member's agent. Explains the refusal if the site's law forbids it. */
export function TransferUpline() {
  const { t } = useTranslation('transfer');
  const dispatch = useAppDispatch();
  const sectionLink = useSectionLink();
  const upline = useRead(uplineRead, {});
  const sent = useAppSelector(selectUplineSent);
  useEffect(() => {
    dispatch(uplineTransferBegun());
  }, [dispatch]);

  if (sent !== null) return <Sent sent={sent} of="upline" onAgain={() => dispatch(uplineTransferBegun())} />;
  return (
    <Loaded of={upline} onRetry={upline.retry} skeleton={<Waiting />}>
      {({ isAllowed, hasUpline, receiver, ...standing }) =>
        receiver !== null ? (
          <div className={styles.page}>
            <p className={styles.text}>{t('upline.text')}</p>
            <PeerTransferForm
              call="transferToUpline"
              draftKey={uplineDraftKey}
              receiver={receiver}
              onConfirm={(transfer) => dispatch(uplineTransferSubmitted(transfer))}
              {...standing}
            />
          </div>
        ) : (
          <EmptyState
            sentence={t(`upline.${!isAllowed ? 'forbidden' : hasUpline ? 'closed' : 'nobody'}`)}
            action={
              <ButtonLink render={(props) => <Link {...props} to={sectionLink('transferFund')} />}>{t('upline.toWallet')}</ButtonLink>
            }
          />
        )
      }
    </Loaded>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton shape="block" />
      <Skeleton width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
