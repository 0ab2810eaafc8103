import { useState } from 'react';
import { gameSorts } from '@livery/contract/game-sorts';
import { Icon } from '@livery/ui/Icon';
import { ArrowDownWideNarrowIcon } from '@livery/ui/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNewestAddress } from '#shared/address/use-address.ts';
import { addressOf, chooseSort, readPlace, type LobbyPlace } from '../../lobby-place.rules.ts';
import * as styles from './CategoryView.css.ts';

/** The order of a category's games. The choice is shown at once, and the address follows. */
export function SortChoice({ place: { sort } }: { place: LobbyPlace }) {
  const { t } = useTranslation('lobby');
  const navigate = useNavigate();
  const newest = useNewestAddress();
  const [chosen, setChosen] = useState(sort);
  const [told, setTold] = useState(sort);
  if (told !== sort) {
    setTold(sort);
    setChosen(sort);
  }
  const choose = (value: string) => {
    const next = gameSorts.find((each) => each === value) ?? null;
    setChosen(next);
    void navigate(addressOf(chooseSort(readPlace(newest()), next)));
  };
  return (
    <span className={styles.sort}>
      <span className={styles.sortIcon}>
        <Icon icon={ArrowDownWideNarrowIcon} size="small" />
      </span>
      <select
        className={styles.sortChoice}
        aria-label={t('sort.label')}
        value={chosen ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{t('sort.own')}</option>
        {gameSorts.map((each) => (
          <option key={each} value={each}>
            {t(`sort.${each}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
