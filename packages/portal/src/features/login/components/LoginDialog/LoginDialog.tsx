import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { Notice } from '@livery/ui/Notice';
import { RiskNotice } from '#shared/forms/RiskNotice.tsx';
import { FailureNotice } from '#shared/forms/FailureNotice.tsx';
import { GroupBanner } from '#shared/ports/group-banner.tsx';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useRegisterLink } from '#shared/address/use-register-link.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLogin, selectTrial, loginReset } from '../../login.slice.ts';
import { OtherWays, type FormWay } from '../OtherWays/OtherWays.tsx';
import { GameCard } from './GameCard.tsx';
import * as styles from './LoginDialog.css.ts';
import { SmsLogin } from './SmsLogin.tsx';
import { UsernameLogin } from './UsernameLogin.tsx';

export function Dialog({ request, onClose }: RequestedDialogProps<'login'>) {
  const { t } = useTranslation(['login', 'common']);
  const dispatch = useAppDispatch();
  const toRegister = useRegisterLink();
  const [way, setWay] = useState<FormWay>('username');

  useEffect(() => {
    dispatch(loginReset());
  }, [dispatch, way]);

  // The first field has the initial focus, not the game above it.
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.querySelector('input')?.focus({ preventScroll: true }), [way]);

  return (
    <Modal open onClose={onClose} title={t('login.title')} closeLabel={t('common:actions.close')} size="small">
      <div ref={content} className={styles.form}>
        {request.game !== undefined && <GameCard game={request.game} />}
        <Reason request={request} otherwise={<GroupBanner group="w_login" onFollow={onClose} />} />
        {way === 'sms' ? <SmsLogin /> : <UsernameLogin />}
        <OtherWays way={way} onChoose={setWay} />
        <p className={styles.aside}>
          {t('login.noAccount')}
          <Link className={styles.signUp} {...toRegister}>
            {t('login.signUp')}
          </Link>
        </p>
        <RiskNotice />
      </div>
    </Modal>
  );
}

/** The last error or the reason for the dialog. It is at the top, because a scrolling dialog hides its bottom. */
function Reason({ request, otherwise }: Pick<RequestedDialogProps<'login'>, 'request'> & { otherwise: ReactNode }) {
  const { t } = useTranslation(['login', 'common']);
  const login = useAppSelector(selectLogin);
  const trial = useAppSelector(selectTrial);
  const refusal = [login, trial].find(({ status }) => status === 'refused');
  if (refusal?.status === 'refused') return <FailureNotice failure={refusal.failure} />;
  if (request.hasExpired === true) return <Notice tone="info">{t('login.expired')}</Notice>;
  if (request.game !== undefined) return null;
  return request.isNeeded === true ? <Notice tone="info">{t('common:errors.NOT_LOGGED_IN')}</Notice> : otherwise;
}
