import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { Notice } from '@livery/ui/Notice';
import { Skeleton } from '@livery/ui/Skeleton';
import { Tabs } from '@livery/ui/Tabs';
import { RiskNotice } from '#shared/forms/RiskNotice.tsx';
import { FailureNotice } from '#shared/forms/FailureNotice.tsx';
import { GroupBanner } from '#shared/ports/group-banner.tsx';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useRegisterLink } from '#shared/address/use-register-link.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { demoChosen } from '#shared/store/events.ts';
import { selectAreFlagsComing } from '#shared/facts/site.slice.ts';
import { useFlag } from '#features/login/use-flag.ts';
import { osOf } from '../../login.rules.ts';
import { selectLogin, selectTrial, loginReset, trialRequested } from '../../login.slice.ts';
import { OtherWays } from '../OtherWays/OtherWays.tsx';
import { PasskeyLogin } from '../PasskeyLogin/PasskeyLogin.tsx';
import * as styles from './LoginDialog.css.ts';
import { SmsLogin } from './SmsLogin.tsx';
import { UsernameLogin } from './UsernameLogin.tsx';

export function Dialog({ request, onClose }: RequestedDialogProps<'login'>) {
  const { t } = useTranslation(['login', 'common']);
  const dispatch = useAppDispatch();
  const toRegister = useRegisterLink();
  const offersSms = useFlag('SMSLOGIN3');
  const offersTrial = useFlag('FREEPLAY3');
  const isOfferComing = useAppSelector(selectAreFlagsComing);
  const [way, setWay] = useState('username');
  const ways = offersSms ? (['username', 'sms'] as const) : (['username'] as const);

  useEffect(() => {
    dispatch(loginReset());
  }, [dispatch, way]);

  // What stands above the fields, and whether it is there yet, is not where anybody begins.
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.querySelector('input')?.focus({ preventScroll: true }), []);

  return (
    <Modal open onClose={onClose} title={t('login.title')} closeLabel={t('common:actions.close')} size="small">
      <div ref={content} className={styles.form}>
        <Reason request={request} otherwise={<GroupBanner group="w_login" onFollow={onClose} />} />
        <div>
          {isOfferComing && (
            <div className={styles.waysRoom}>
              <Skeleton shape="chip" />
            </div>
          )}
          <Tabs label={t('login.ways')} items={ways.map((id) => ({ id, label: t(`login.by.${id}`) }))} value={way} onChange={setWay}>
            {way === 'sms' ? <SmsLogin /> : <UsernameLogin />}
          </Tabs>
        </div>
        <PasskeyLogin />
        <OtherWays />
        {request.offersDemo === true && (
          <Button block onClick={() => dispatch(demoChosen())}>
            {t('login.demo')}
          </Button>
        )}
        {isOfferComing ? <Skeleton shape="control" /> : offersTrial && <TrialButton />}
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

/** Why the last try did not work or why the dialog is here, in the place of what else it begins with: a dialog that scrolls hides its foot. */
function Reason({ request, otherwise }: Pick<RequestedDialogProps<'login'>, 'request'> & { otherwise: ReactNode }) {
  const { t } = useTranslation(['login', 'common']);
  const login = useAppSelector(selectLogin);
  const trial = useAppSelector(selectTrial);
  const refusal = [login, trial].find(({ status }) => status === 'refused');
  if (refusal?.status === 'refused') return <FailureNotice failure={refusal.failure} />;
  if (request.hasExpired === true) return <Notice tone="info">{t('login.expired')}</Notice>;
  return request.isNeeded === true ? <Notice tone="info">{t('common:errors.NOT_LOGGED_IN')}</Notice> : otherwise;
}

function TrialButton() {
  const { t } = useTranslation(['login', 'forms']);
  const dispatch = useAppDispatch();
  const isSending = useAppSelector(selectTrial).status === 'sending';
  return (
    <Button
      block
      loading={isSending ? t('forms:credentials.sending') : undefined}
      onClick={() => dispatch(trialRequested({ os: osOf(navigator.userAgent) }))}
    >
      {t('login.trial')}
    </Button>
  );
}
