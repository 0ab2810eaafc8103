import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { CopyButton } from '@livery/ui/CopyButton';
import { Dialog } from '@livery/ui/Dialog';
import { Notice } from '@livery/ui/Notice';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import type { FirstPassword } from '../../agent-recruiting.api.ts';
import { passwordRequested } from '../../agent-recruiting.commands.ts';
import { selectFirstPassword, passwordForgotten } from '../../agent-recruiting.slice.ts';
import * as styles from './FirstPasswordDialog.css.ts';

/** The password of a new account. Shown once, and closed only after a confirmation. */
export function FirstPasswordDialog() {
  const first = useAppSelector(selectFirstPassword);
  if (first === null) return null;
  return first.password === null ? (
    <LostPassword account={first} />
  ) : (
    <Shown key={first.password} account={first} password={first.password} />
  );
}

function Shown({ account: { username }, password }: { account: FirstPassword; password: string }) {
  const { t } = useTranslation(['agent-recruiting', 'common']);
  const dispatch = useAppDispatch();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Dialog
      open
      onClose={() => setLeaving(true)}
      title={t('password.title')}
      closeLabel={t('common:actions.close')}
      size="small"
      footer={
        isLeaving ? (
          <>
            <Button variant="quiet" onClick={() => setLeaving(false)}>
              {t('password.stay')}
            </Button>
            <Button variant="action" onClick={() => dispatch(passwordForgotten())}>
              {t('password.leave')}
            </Button>
          </>
        ) : (
          <Button variant="action" onClick={() => setLeaving(true)}>
            {t('password.close')}
          </Button>
        )
      }
    >
      {isLeaving ? (
        <Notice tone="warning" isLive>
          {t('password.warning')}
        </Notice>
      ) : (
        <div className={styles.shown}>
          <p>{t('password.text')}</p>
          <dl className={styles.facts}>
            <dt className={styles.label}>{t('password.username')}</dt>
            <dd className={styles.value} translate="no">
              {username}
            </dd>
            <dt className={styles.label}>{t('password.password')}</dt>
            <dd className={styles.password} translate="no">
              {password}
            </dd>
          </dl>
          <CopyButton
            text={t('password.copyText', { username, password })}
            label={t('password.copy')}
            copiedLabel={t('password.copied')}
            failedLabel={t('password.copyFailed')}
            variant="action"
            block
          />
        </div>
      )}
    </Dialog>
  );
}

function LostPassword({ account: { memberId, username } }: { account: FirstPassword }) {
  const { t } = useTranslation(['agent-recruiting', 'common']);
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectSubmission('renewFirstPassword', memberId));
  return (
    <Dialog
      open
      onClose={() => dispatch(passwordForgotten())}
      title={t('password.renewed')}
      closeLabel={t('common:actions.close')}
      size="small"
      footer={
        <Button
          variant="action"
          loading={submission.status === 'sending' ? t('password.renewing') : undefined}
          onClick={() => dispatch(passwordRequested({ memberId }))}
        >
          {t('password.renew')}
        </Button>
      }
    >
      <Notice tone="warning">{t('password.lost', { username })}</Notice>
      <SubmissionNotice submission={submission} isSentOnce />
    </Dialog>
  );
}
