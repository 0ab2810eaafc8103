import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { ChevronDownIcon, KeyRoundIcon, SmartphoneIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { useBrand } from '#shared/pages/brand.tsx';
import { providerIcon } from '#shared/pages/provider-icons.ts';
import { hasPasskeys } from '#shared/ports/has-passkeys.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { selectAreFlagsComing } from '#shared/facts/site.slice.ts';
import { osOf } from '../../login.rules.ts';
import { selectTrial, trialRequested } from '../../login.slice.ts';
import { useFlag } from '../../use-flag.ts';
import { PasskeyFailure, PasskeyLogin } from '../PasskeyLogin/PasskeyLogin.tsx';
import * as styles from './OtherWays.css.ts';

/** The dialog form's second field: a password, or a text message's code. */
export type FormWay = 'username' | 'sms';

export interface OtherWaysProps {
  way: FormWay;
  onChoose: (way: FormWay) => void;
}

/** Other ways to log in: the other form first, and the rest behind one button. */
export function OtherWays({ way, onChoose }: OtherWaysProps) {
  const { t } = useTranslation('login');
  const dispatch = useAppDispatch();
  const { signIn } = useBrand();
  const offersSms = useFlag('SMSLOGIN3');
  const offersTrial = useFlag('FREEPLAY3');
  const isOfferComing = useAppSelector(selectAreFlagsComing);
  const [isOpen, setOpen] = useState(false);
  const labelId = useId();
  const moreId = useId();
  const signInBy = (by: string) => dispatch(dialogRequested({ kind: 'signIn', way: by }));
  // Offer only one login by phone number.
  const offersPhone = signIn?.phone === true && !offersSms;
  const more: ReactNode[] = [
    ...(hasPasskeys() ? [<PasskeyLogin key="passkey" />] : []),
    ...(signIn?.providers ?? []).map(({ id, name }) => (
      <Button key={id} block icon={providerIcon(id)} data-opens="signIn" onClick={() => signInBy(id)}>
        {name}
      </Button>
    )),
    ...(offersPhone
      ? [
          <Button key="phone" block icon={SmartphoneIcon} data-opens="signIn" onClick={() => signInBy('phone')}>
            {t('login.phone')}
          </Button>,
        ]
      : []),
    ...(offersTrial ? [<TrialButton key="trial" />] : []),
  ];
  if (!isOfferComing && !offersSms && more.length === 0) return null;
  const isFolded = more.length > 1;
  return (
    <section className={styles.ways} aria-labelledby={labelId}>
      <p className={styles.or} id={labelId}>
        {t('login.or')}
      </p>
      <PasskeyFailure />
      {isOfferComing ? (
        <Skeleton shape="control" />
      ) : (
        <div className={styles.row}>
          {offersSms && (
            <Button block icon={way === 'sms' ? KeyRoundIcon : SmartphoneIcon} onClick={() => onChoose(way === 'sms' ? 'username' : 'sms')}>
              {t(way === 'sms' ? 'login.by.username' : 'login.by.sms')}
            </Button>
          )}
          {isFolded ? (
            <Button block iconEnd={ChevronDownIcon} aria-expanded={isOpen} aria-controls={moreId} onClick={() => setOpen(!isOpen)}>
              {t('login.more')}
            </Button>
          ) : (
            more
          )}
        </div>
      )}
      {isFolded && !isOfferComing && (
        <div className={styles.row} id={moreId} hidden={!isOpen}>
          {more}
        </div>
      )}
    </section>
  );
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
