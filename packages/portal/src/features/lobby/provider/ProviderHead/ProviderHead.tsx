import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAddress } from '#shared/address/use-address.ts';
import { selectVendorName } from '#shared/facts/menus.slice.ts';
import { useNamesPage } from '#shared/pages/page-name.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { VendorMark } from '../../components/VendorMark/VendorMark.tsx';
import { addressOf, isLobbyType, placeOfType, readPlace } from '../../lobby-place.rules.ts';
import { providerTypesRead } from '../provider.reads.ts';
import * as styles from './ProviderHead.css.ts';

/** The provider, its number of games by type, and a link to them. */
export function ProviderHead() {
  const { t } = useTranslation('lobby');
  const code = readPlace(useAddress()).vendor ?? '';
  const known = useAppSelector((state) => selectVendorName(state, code));
  const icon = useAppSelector((state) => state.lobby.vendors.value?.find(({ vassalage }) => vassalage === code)?.lagerIcon);
  const [broken, setBroken] = useState<string | null>(null);
  const name = known || code;
  useNamesPage(name);
  const types = useRead(providerTypesRead, { vassalage: code });
  const listed = types.value?.list.filter(({ gameType }) => isLobbyType(gameType)) ?? [];
  return (
    <section className={styles.head} aria-labelledby="provider">
      <div className={styles.plate}>
        {icon !== undefined && icon !== broken && <VendorMark icon={icon} name="" form="entry" onError={() => setBroken(icon)} />}
      </div>
      <div className={styles.words}>
        <h1 className={styles.title} id="provider" dir="auto">
          {t('tile.vendor', { name })}
        </h1>
        <ul className={styles.types} aria-busy={types.status === 'loading' || undefined}>
          {listed.map(({ gameType, title, games }) => (
            <li key={gameType}>
              <Link className={styles.type} to={addressOf({ ...placeOfType(isLobbyType(gameType) ? gameType : 'RNG'), vendor: code })}>
                {title} <span className={styles.count}>{games}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
