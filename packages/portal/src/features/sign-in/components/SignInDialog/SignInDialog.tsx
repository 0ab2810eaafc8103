import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { useBrand } from '#shared/pages/brand.tsx';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { selectJoin, selectLink, selectNewcomer, providerChosen, signInLeft, signInOpened } from '../../sign-in.slice.ts';
import { ProviderStep } from './ProviderStep.tsx';
import { JoinStep } from './JoinStep.tsx';
import { LinkStep } from './LinkStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import * as styles from './SignInDialog.css.ts';

/** A login with a provider or a phone, and the registration after the first one. */
export function Dialog({ request, onClose }: RequestedDialogProps<'signIn'>) {
  const { t } = useTranslation(['sign-in', 'common']);
  const dispatch = useAppDispatch();
  const newcomer = useAppSelector(selectNewcomer);
  const isJoining = useAppSelector(selectJoin).status === 'sending';
  const isLinking = useAppSelector(selectLink).status === 'sending';
  const { way, answer, link } = request;
  const isBusy = isJoining || isLinking;
  const isProven = link?.isProven === true;
  const isPhone = way === 'phone';
  const provider = useBrand().signIn?.providers.find(({ id }) => id === way) ?? { id: way, name: way };

  useEffect(() => {
    dispatch(signInOpened({ isProven }));
    if (!isPhone && !isProven)
      dispatch(providerChosen({ way, ...(answer === undefined ? {} : { answer }), ...(link === undefined ? {} : { link }) }));
    return () => {
      dispatch(signInLeft());
    };
  }, [dispatch, way, answer, link, isPhone, isProven]);

  const ofWay = isPhone ? t('phone.title') : t('provider.title', { provider: provider.name });
  const ofLink = isPhone ? t('link.phoneTitle') : t('link.title', { provider: provider.name });
  const title = newcomer === null ? ofWay : t('join.title');
  return (
    <Modal
      open
      onClose={onClose}
      title={link === undefined ? title : ofLink}
      closeLabel={t('common:actions.close')}
      size="small"
      dismissible={!isBusy}
    >
      <div className={styles.form}>
        {newcomer === null ? (
          isPhone ? (
            <PhoneStep isForLink={link !== undefined} />
          ) : (
            <ProviderStep provider={provider} link={link} />
          )
        ) : link === undefined ? (
          <JoinStep newcomer={newcomer} way={way} />
        ) : (
          <LinkStep newcomer={newcomer} way={way} hasPassword={link.hasPassword} />
        )}
        {!isBusy && link === undefined && (
          <Button variant="quiet" block data-opens="login" onClick={() => dispatch(dialogRequested({ kind: 'login' }))}>
            {t('otherWay')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
