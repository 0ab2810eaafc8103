import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Movement } from '@livery/contract/shapes';
import { useSectionLink } from '#shared/address/section-link.ts';
import * as styles from '../RecordList/RecordList.css.ts';

type About = NonNullable<Movement['about']>;

/** The sections where each of them opens or is listed. */
const places: Readonly<Record<About['of'], string | null>> = {
  deposit: 'depositv2',
  withdrawal: 'withdraw',
  vendor: 'transferFund',
  mission: 'missions',
  reward: 'rewardCenter',
  vip: 'vip',
  redemption: 'pointHistory',
  bonus: 'bonusDetails',
  upline: null,
  downline: null,
};

/** A movement's subject in words, linked if possible. */
export function Subject({ about: { of, id, name } }: { about: About }) {
  const { t } = useTranslation('records');
  const sectionLink = useSectionLink();
  const place = places[of];
  const words = name === null && id === null ? t(`about.${of}.unnamed`) : t(`about.${of}.named`, { name: name ?? id });
  if (place === null) return <span>{words}</span>;
  const search = (of === 'deposit' || of === 'withdrawal') && id !== null ? `?${new URLSearchParams({ [of]: id })}` : '';
  return (
    <Link className={styles.link} to={{ pathname: sectionLink(place), search }}>
      {words}
    </Link>
  );
}
