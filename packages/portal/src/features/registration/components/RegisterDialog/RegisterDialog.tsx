import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { EmptyState } from '@livery/ui/EmptyState';
import { ErrorState } from '@livery/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import { useFailureText } from '#shared/forms/use-failure-text.ts';
import { GroupBanner } from '#shared/ports/group-banner.tsx';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { usePorts } from '#shared/ports/ports.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { readInvitation, type Invitation } from '#shared/store/invitation.ts';
import { selectFlags } from '#shared/facts/site.slice.ts';
import { invitationKey, referralKey } from '#shared/store/storage-keys.ts';
import {
  selectOffer,
  selectRules,
  selectSubmission,
  invitationFollowed,
  linkOpened,
  registrationOpened,
} from '../../registration.slice.ts';
import { InviterNotice } from './InviterNotice.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import * as styles from './RegisterDialog.css.ts';

export function Dialog({ request, onClose }: RequestedDialogProps<'register'>) {
  const { t } = useTranslation(['registration', 'common']);
  const dispatch = useAppDispatch();
  const { tabStorage } = usePorts();
  const submission = useAppSelector(selectSubmission);
  const isSending = submission.status === 'sending';
  const followed = request.invitation ?? readInvitation(tabStorage.get(invitationKey));
  const isByAgent = request.referralCode === undefined && followed !== null;
  const code = isByAgent ? followed.code : (request.referralCode ?? tabStorage.get(referralKey));

  useEffect(() => {
    dispatch(registrationOpened());
  }, [dispatch]);

  // Kept through reloads, language changes and visits to other pages until the form is sent.
  useEffect(() => {
    if (request.referralCode === undefined) return;
    tabStorage.set(referralKey, request.referralCode);
    dispatch(invitationFollowed(request.referralCode));
  }, [request.referralCode, tabStorage, dispatch]);

  useEffect(() => {
    if (request.invitation === undefined) return;
    const { code, sub } = request.invitation;
    tabStorage.set(invitationKey, `${code} ${sub}`);
    dispatch(linkOpened({ code, sub }));
  }, [request.invitation, tabStorage, dispatch]);

  return (
    <Modal open onClose={onClose} title={t('title')} closeLabel={t('common:actions.close')} dismissible={!isSending} isSteady>
      <div className={styles.form}>
        {code === null ? (
          <GroupBanner group="w_register" onFollow={onClose} />
        ) : (
          <InviterNotice code={code} kind={isByAgent ? 'agent' : 'member'} />
        )}
        <Content invitation={request.invitation ?? null} />
      </div>
    </Modal>
  );
}

function Content({ invitation }: { invitation: Invitation | null }) {
  const { t } = useTranslation(['registration', 'common']);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  // React renders deferred fields in slices, so that taps are handled in between.
  const rules = useDeferredValue(useAppSelector(selectRules));
  const flags = useAppSelector(selectFlags);
  const offer = useDeferredValue(useAppSelector(selectOffer));
  const failed = [rules, flags].find(({ status, value }) => status === 'failed' && value === undefined);
  if (failed?.status === 'failed')
    return (
      <ErrorState
        sentence={failureText(failed.failure)}
        retryLabel={t('common:actions.retry')}
        onRetry={() => dispatch(registrationOpened())}
      />
    );
  if (rules.value === undefined || offer === null) return <Waiting label={t('loading')} />;
  if (offer.ways.length === 0) return <EmptyState sentence={t('closed')} />;
  return <RegisterForm rules={rules.value} offer={offer} invitation={invitation} />;
}

function Waiting({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.form}>
        {['number', 'button'].map((part) => (
          <Skeleton key={part} shape="control" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
