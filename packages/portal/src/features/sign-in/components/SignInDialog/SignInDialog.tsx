import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { useBrand } from '#shared/parts/brand.tsx';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { dialogRequested } from '#shared/state/dialogs.slice.ts';
import { selectJoin, selectNewcomer } from '../../sign-in.selectors.ts';
import { providerChosen, signInLeft, signInOpened } from '../../sign-in.slice.ts';
import { DoorStep } from './DoorStep.tsx';
import { JoinStep } from './JoinStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import * as styles from './SignInDialog.css.ts';

/** A login by one of the other ways, and what is asked of whoever comes by it for the first time. */
export function Dialog({ request, onClose }: RequestedDialogProps<'signIn'>) {
  const { t } = useTranslation(['sign-in', 'common']);
  const dispatch = useAppDispatch();
  const newcomer = useAppSelector(selectNewcomer);
  const isJoining = useAppSelector(selectJoin).status === 'sending';
  const { way, answer } = request;
  const isPhone = way === 'phone';
  const provider = useBrand().signIn?.providers.find(({ id }) => id === way) ?? { id: way, name: way };

  useEffect(() => {
    dispatch(signInOpened());
    if (!isPhone) dispatch(providerChosen({ way, ...(answer === undefined ? {} : { answer }) }));
    return () => {
      dispatch(signInLeft());
    };
  }, [dispatch, way, answer, isPhone]);

  const title = isPhone ? t('phone.title') : t('door.title', { provider: provider.name });
  return (
    <Modal
      open
      onClose={onClose}
      title={newcomer === null ? title : t('join.title')}
      closeLabel={t('common:actions.close')}
      size="small"
      dismissible={!isJoining}
    >
      <div className={styles.form}>
        {newcomer !== null ? <JoinStep newcomer={newcomer} way={way} /> : isPhone ? <PhoneStep /> : <DoorStep provider={provider} />}
        {!isJoining && (
          <Button variant="quiet" block data-opens="login" onClick={() => dispatch(dialogRequested({ kind: 'login' }))}>
            {t('otherWay')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
