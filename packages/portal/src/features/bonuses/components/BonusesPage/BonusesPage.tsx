import { regionalLanguage } from '@livery/contract/regional-language';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Amount } from '@livery/ui/Amount';
import { Button, ButtonLink } from '@livery/ui/Button';
import { Disclosure } from '@livery/ui/Disclosure';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { GiftIcon, SearchXIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { LinkTabs } from '@livery/ui/Tabs';
import { choiceParam } from '#shared/lists/list-address.ts';
import { ListPager } from '#shared/lists/ListPager.tsx';
import { LoadedPage } from '#shared/lists/LoadedPage.tsx';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { percentText } from '#shared/money/percent-text.ts';
import { symbolOf, useMoney } from '#shared/money/use-money.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import type { BonusPage } from '../../bonuses.api.ts';
import { bonusesRead } from '../../bonuses.reads.ts';
import { BonusCard } from '../BonusCard/BonusCard.tsx';
import * as styles from './BonusesPage.css.ts';

const states = ['all', 'active', 'ended'] as const;
const params = { state: choiceParam(states, 'all') };
const pageLength = 10;

/** The member's active bonuses with their progress, and ended ones. */
export function BonusesPage() {
  const { t } = useTranslation('bonuses');
  const { values, pages, searchWith, reset } = useListAddress(params);
  const { state } = values;
  const bonuses = useRead(bonusesRead, { limit: pageLength, state: state === 'all' ? null : state, after: pages.after });
  const tabs = states.map((id) => ({ id, label: t(`filters.${id}`), href: searchWith({ state: id }) || '?' }));
  return (
    <div className={styles.page}>
      {bonuses.value === undefined ? bonuses.status !== 'failed' && <HeldSkeleton /> : <Held page={bonuses.value} />}
      <LinkTabs
        label={t('filters.label')}
        items={tabs}
        current={state}
        render={({ href, ...props }) => <Link {...props} to={{ search: href }} preventScrollReset />}
      />
      <LoadedPage page={bonuses} pages={pages} skeleton={<BonusesSkeleton />}>
        {(page) => (
          <>
            {page.items.length === 0 ? (
              <NoBonuses isFiltered={state !== 'all'} onReset={reset} />
            ) : (
              <ul className={styles.list} aria-busy={bonuses.status === 'loading' || undefined}>
                {page.items.map((bonus) => (
                  <BonusCard key={bonus.id} bonus={bonus} currency={page.currency} clockOffset={page.clockOffset} />
                ))}
              </ul>
            )}
            <ListPager pages={pages} next={bonuses.isFormer ? null : page.next} />
            <Contributions page={page} />
          </>
        )}
      </LoadedPage>
    </div>
  );
}

function Held({ page: { held, currency } }: { page: Pick<BonusPage, 'held' | 'currency'> }) {
  const { t } = useTranslation('bonuses');
  const money = useMoney();
  return (
    <div className={styles.held}>
      <span className={styles.mark}>
        <Icon icon={GiftIcon} size="large" />
      </span>
      <div className={styles.words}>
        <span className={styles.label}>{t('held')}</span>
        <Amount value={money(held.amount, currency)} symbol={symbolOf(currency)} size="huge" />
        <span className={styles.label}>{t('heldText', { count: held.count })}</span>
      </div>
    </div>
  );
}

function NoBonuses({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const { t } = useTranslation('bonuses');
  if (isFiltered) {
    return (
      <EmptyState
        picture={<Icon icon={SearchXIcon} size="large" />}
        sentence={t('noneFiltered')}
        action={<Button onClick={onReset}>{t('showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      picture={<Icon icon={GiftIcon} size="large" />}
      sentence={t('none')}
      action={
        <ButtonLink variant="action" render={(props) => <Link {...props} to="/member/missions" />}>
          {t('toMissions')}
        </ButtonLink>
      }
    />
  );
}

function Contributions({ page: { contributions } }: { page: Pick<BonusPage, 'contributions'> }) {
  const { t } = useTranslation('bonuses');
  const language = regionalLanguage(useAppSelector(selectLanguage));
  if (contributions.length === 0) return null;
  return (
    <Disclosure label={t('contributions.title')}>
      <div className={styles.contributions}>
        <p>{t('contributions.text')}</p>
        <dl className={styles.shares}>
          {contributions.map(({ gameType, title, share }) => (
            <div key={gameType} className={styles.share}>
              <dt>{title}</dt>
              <dd className={styles.percent}>{percentText(share, language)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Disclosure>
  );
}

function HeldSkeleton() {
  return (
    <div className={styles.held} aria-hidden>
      <Skeleton shape="circle" />
      <div className={styles.words}>
        <Skeleton width="half" />
        <Skeleton shape="title" width="half" />
      </div>
    </div>
  );
}

function BonusesSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
