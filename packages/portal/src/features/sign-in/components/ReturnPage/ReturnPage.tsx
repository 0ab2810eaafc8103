import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { CircleAlertIcon, CircleCheckIcon, HouseIcon } from '@livery/ui/icons';
import { Spinner } from '@livery/ui/Spinner';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { readAnswer } from '../../sign-in.rules.ts';
import { selectReturned, providerReturned } from '../../sign-in.slice.ts';
import * as styles from './ReturnPage.css.ts';

/** The redirect page of a provider. It passes on the answer and closes. */
export function ReturnPage() {
  const { t } = useTranslation('sign-in');
  const dispatch = useAppDispatch();
  const returned = useAppSelector(selectReturned);
  const { search } = useLocation();

  useEffect(() => {
    dispatch(providerReturned(readAnswer(search)));
  }, [dispatch, search]);

  return (
    <div className={styles.page}>
      {returned === 'waiting' ? (
        <Spinner size="large" />
      ) : (
        <Icon icon={returned === 'taken' ? CircleCheckIcon : CircleAlertIcon} size="large" />
      )}
      <h1 className={styles.title}>{t(`return.${returned}.title`)}</h1>
      <p className={styles.text}>{t(`return.${returned}.text`)}</p>
      {returned === 'lost' && (
        <ButtonLink variant="action" size="large" icon={HouseIcon} render={(props) => <Link {...props} to="/login" replace />}>
          {t('return.lost.again')}
        </ButtonLink>
      )}
    </div>
  );
}
