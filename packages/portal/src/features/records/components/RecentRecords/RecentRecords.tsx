import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Skeleton } from '@livery/ui/Skeleton';
import { spanOf } from '#shared/lists/period.rules.ts';
import { Money } from '#shared/money/Money.tsx';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead, type ReadView } from '#shared/reads/use-read.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useToday } from '#shared/time/use-today.ts';
import { betsRead, movementsRead } from '../../records.reads.ts';
import * as styles from './RecentRecords.css.ts';

/** The number of rows in each list. */
const length = 5;

/** The month's latest transactions and bets. Each list links to all of them. */
export function RecentRecords() {
  const { t } = useTranslation('records');
  const query = { ...spanOf('30d', useToday()), limit: length };
  const movements = useRead(movementsRead, query);
  const bets = useRead(betsRead, query);
  return (
    <div className={styles.lists}>
      <List title={t('recent.movements')} to="/member/transactionHistory" none={t('recent.noMovements')} page={movements}>
        {({ id, title, at, bet, amount }) => (
          <Row key={id} name={bet === null ? title : `${title} · ${bet.game.name}`} at={at}>
            <Money amount={amount} isSigned />
          </Row>
        )}
      </List>
      <List title={t('recent.bets')} to="/member/personalHistoryCopy" none={t('recent.noBets')} page={bets}>
        {({ id, game, at, state, stake, payout }) => (
          <Row key={id} name={game.name} at={at}>
            {payout === null || state === 'void' ? (
              <span className={styles.note}>{t(`states.${state}`)}</span>
            ) : (
              <Money amount={payout - stake} isSigned />
            )}
          </Row>
        )}
      </List>
    </div>
  );
}

interface ListProps<Item> {
  title: string;
  to: string;
  none: string;
  page: ReadView<{ items: readonly Item[] }>;
  children: (item: Item) => ReactNode;
}

function List<Item>({ title, to, none, page, children }: ListProps<Item>) {
  const { t } = useTranslation('records');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <Link className={styles.more} to={to} aria-describedby={id}>
          {t('recent.all')}
        </Link>
      </div>
      <Loaded of={page} onRetry={page.retry} skeleton={<Waiting />}>
        {({ items }) =>
          items.length === 0 ? <p className={styles.none}>{none}</p> : <ul className={styles.rows}>{items.map(children)}</ul>
        }
      </Loaded>
    </section>
  );
}

function Row({ name, at, children }: { name: string; at: string; children: ReactNode }) {
  const dateText = useDateText({ dateStyle: 'short', timeStyle: 'short' });
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <time className={styles.note} dateTime={at}>
          {dateText(at)}
        </time>
      </span>
      {children}
    </li>
  );
}

function Waiting() {
  return (
    <div className={styles.rows}>
      {Array.from({ length }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width="long" />
        </div>
      ))}
    </div>
  );
}
