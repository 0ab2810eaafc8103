import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { regionalLanguage } from '@livery/contract/regional-language';
import { HelpPopup } from '@livery/ui/HelpPopup';
import { Icon } from '@livery/ui/Icon';
import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { Money } from '#shared/money/Money.tsx';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import type { FigureName } from '#shared/team/team-figures.ts';
import { changeOf, type Change } from '../../overview.rules.ts';
import * as styles from './TeamOverview.css.ts';

interface TileProps {
  name: FigureName;
  /** Undefined until loaded. The tile already has its final height. */
  value: number | undefined;
  isMoney?: boolean;
  /** The length of the period, for a figure that is compared with the previous period. */
  days?: number;
  /** The figure of the previous period. */
  before?: number | undefined;
  /** Links to the members that the figure counts. Empty if there is no list of them. */
  list?: string | undefined;
}

/** A figure with its definition on press, and its change since the previous period. */
export const Tile = memo(function Tile({ name, value, isMoney = false, days, before, list }: TileProps) {
  const { t } = useTranslation(['agent-overview', 'team']);
  const figure = t(`team:figures.${name}`);
  const isSigned = name === 'net';
  return (
    <article className={styles.tile} aria-label={figure}>
      <div className={styles.head}>
        <h3 className={styles.name}>{figure}</h3>
        <HelpPopup label={t('team:what', { figure })}>{t(`team:meaning.${name}`)}</HelpPopup>
      </div>
      <div className={styles.value}>
        {value === undefined ? (
          <span className={styles.line}>
            <Skeleton shape="title" width="long" />
          </span>
        ) : isMoney ? (
          <Money amount={value} isSigned={isSigned} hasSymbol mayWrap tone="inherit" />
        ) : (
          <Count value={value} />
        )}
      </div>
      {days !== undefined && (
        <div className={styles.change}>
          {value !== undefined && before !== undefined && (
            <>
              <ChangeText change={changeOf(value, before)} days={days} />
              <span aria-hidden="true">
                {isMoney ? <Money amount={before} isSigned={isSigned} tone="inherit" /> : <Count value={before} />}
              </span>
            </>
          )}
        </div>
      )}
      {list !== undefined && (
        <div className={styles.list}>
          {list !== '' && (
            <Link className={styles.more} to={list}>
              {t('show')}
            </Link>
          )}
        </div>
      )}
    </article>
  );
});

function Count({ value }: { value: number }) {
  const language = useAppSelector(selectLanguage);
  return new Intl.NumberFormat(regionalLanguage(language)).format(value);
}

const icons = { more: ArrowUpIcon, less: ArrowDownIcon, same: MinusIcon };

function ChangeText({ change, days }: { change: Change; days: number }) {
  const { t } = useTranslation('agent-overview');
  const language = useAppSelector(selectLanguage);
  const percent = new Intl.NumberFormat(regionalLanguage(language), { style: 'percent', maximumFractionDigits: 0 });
  const share = change.direction === 'same' || change.share === null ? null : percent.format(change.share);
  return (
    <span className={styles.share}>
      <Icon icon={icons[change.direction]} size="text" />
      {share !== null && <span aria-hidden="true">{share}</span>}
      <VisuallyHidden>{sentence()}</VisuallyHidden>
    </span>
  );

  function sentence(): string {
    const { direction } = change;
    if (direction === 'same') return t('same', { count: days });
    if (share === null) return t(direction === 'more' ? 'fresh' : 'gone', { count: days });
    return t(direction, { share, count: days });
  }
}
