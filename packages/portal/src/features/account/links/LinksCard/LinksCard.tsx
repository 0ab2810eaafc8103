import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { LinkIcon, SmartphoneIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { useBrand } from '#shared/pages/brand.tsx';
import { providerIcon } from '#shared/pages/provider-icons.ts';
import type { ValueOf } from '@livery/contract/shapes';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { linksRead } from '../../account.reads.ts';
import { AccountCard } from '#shared/pages/AccountCard.tsx';
import * as styles from './LinksCard.css.ts';

/** Other ways to log in, if the brand offers any. */
export function LinksCard() {
  return useBrand().signIn === undefined ? null : <OfferedLinks />;
}

function OfferedLinks() {
  const { t } = useTranslation('account');
  const links = useRead(linksRead, {});
  return (
    <AccountCard icon={LinkIcon} title={t('links.title')} text={t('links.text')}>
      <Loaded of={links} onRetry={links.retry} skeleton={<Skeleton />}>
        {(value) => <List links={value} />}
      </Loaded>
    </AccountCard>
  );
}

function List({ links: { list, hasPassword } }: { links: ValueOf<'signInLinks'> }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const { signIn } = useBrand();
  const offered = [...(signIn?.providers ?? []), ...(signIn?.phone === true ? [{ id: 'phone', name: t('links.phone') }] : [])];
  // Providers that are no longer offered can still be unlinked.
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
