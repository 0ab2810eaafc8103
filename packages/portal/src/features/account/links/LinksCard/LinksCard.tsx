import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { ErrorState } from '@livery/ui/ErrorState';
import { Icon } from '@livery/ui/Icon';
import { LinkIcon, SmartphoneIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { useBrand } from '#shared/pages/brand.tsx';
import { providerIcon } from '#shared/pages/provider-icons.ts';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { selectLinks } from '../../account.selectors.ts';
import { linksRequested, type Links } from '../links.slice.ts';
import { AccountCard } from '#shared/pages/AccountCard.tsx';
import * as styles from './LinksCard.css.ts';

/** At whose door else the member logs in, where the brand offers any. */
export function LinksCard() {
  return useBrand().signIn === undefined ? null : <OfferedLinks />;
}

function OfferedLinks() {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const links = useAppSelector(selectLinks);

  useEffect(() => {
    dispatch(linksRequested());
  }, [dispatch]);

  return (
    <AccountCard icon={LinkIcon} title={t('links.title')} text={t('links.text')}>
      {links.value !== undefined ? (
        <List links={links.value} />
      ) : links.status === 'failed' ? (
        <ErrorState
          sentence={errorText(links.failure.code)}
          retryLabel={t('common:actions.retry')}
          onRetry={() => dispatch(linksRequested())}
        />
      ) : (
        <Skeleton />
      )}
    </AccountCard>
  );
}

function List({ links: { list, hasPassword } }: { links: Links }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const { signIn } = useBrand();
  const offered = [...(signIn?.providers ?? []), ...(signIn?.phone === true ? [{ id: 'phone', name: t('links.phone') }] : [])];
  // What is no longer offered can still be unlinked.
  const gone = list.filter(({ provider }) => !offered.some(({ id }) => id === provider)).map(({ provider: id }) => ({ id, name: id }));
  return (
    <ul className={styles.list}>
      {[...offered, ...gone].map(({ id, name }) => {
        const linked = list.find(({ provider }) => provider === id);
        return (
          <li key={id} className={styles.way}>
            <Icon icon={id === 'phone' ? SmartphoneIcon : providerIcon(id)} />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.state}>{linked === undefined ? t('links.none') : linked.label}</span>
            </span>
            {linked === undefined ? (
              <Button
                size="small"
                aria-label={t('links.linkOne', { name })}
                data-opens="signIn"
                onClick={() => dispatch(dialogRequested({ kind: 'signIn', way: id, link: { hasPassword } }))}
              >
                {t('links.link')}
              </Button>
            ) : (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('links.unlinkOne', { name })}
                onClick={() =>
                  dispatch(dialogRequested({ kind: 'protection', change: { kind: 'unlink', provider: id, name }, hasPassword }))
                }
              >
                {t('links.unlink')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
