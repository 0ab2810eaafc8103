import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { CopyButton } from '@livery/ui/CopyButton';
import { DataTable, type Column } from '@livery/ui/DataTable';
import { Skeleton } from '@livery/ui/Skeleton';
import { Late } from '#shared/lazy/Late.tsx';
import { createLatePart } from '#shared/lazy/late-part.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { useDateText } from '#shared/time/use-date-text.ts';
import type { StatementContract, WholeStatement } from '../../agent-statements.reads.ts';
import { checkPath } from '../../statement-address.rules.ts';
import { usePeriodText } from '../../use-period-text.ts';
import * as styles from './Statement.css.ts';

type Statement = WholeStatement['statement'];
type Entry = NonNullable<StatementContract['entries']>[number];

const qrCode = createLatePart(() => import('@livery/ui/QrCode'));

/** The printed sheet: who, when, each contract's account, the total, and how to verify it. */
export function Sheet({ statement, hash }: { statement: Statement; hash: string }) {
  const { t } = useTranslation('agent-statements');
  const { identity } = useBrand();
  const periodText = usePeriodText();
  const dateText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const { number, agent, kind, zone, issuedAt, position, currency, contracts, totals } = statement;
  const facts = [
    [t('page.agent'), agent],
    [t('page.of'), t(`statementKinds.${kind}`)],
    [t('page.period'), periodText(statement)],
    [t('page.zone'), zone],
    [t('page.issued'), dateText(issuedAt)],
    [t('page.place'), String(position)],
    [t('page.currency'), currency],
  ];
  return (
    <article className={styles.sheet} aria-labelledby="statement-title">
      <header className={styles.head}>
        <h2 className={styles.title} id="statement-title">
          {t('page.title', { number })}
        </h2>
        <p className={styles.brand}>{identity.name}</p>
      </header>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.fact}>{value}</dd>
          </div>
        ))}
      </dl>
      {contracts.length === 0 && <p>{t('page.empty')}</p>}
      {contracts.map((contract) => (
        <Contract key={`${contract.agreement} ${contract.side}`} contract={contract} currency={currency} />
      ))}
      {contracts.length > 1 && (
        <section className={styles.part}>
          <h3 className={styles.heading2}>{t('page.total')}</h3>
          <Sums of={totals} currency={currency} />
        </section>
      )}
      {contracts.length > 0 && <p className={styles.note}>{t('page.signs')}</p>}
      <CheckAddress hash={hash} previous={statement.previous} />
    </article>
  );
}

function Contract({ contract, currency }: { contract: StatementContract; currency: string }) {
  const { t } = useTranslation('agent-statements');
  const { agreement, kind, side, entries } = contract;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading2}>{t('page.contract', { kind: t(`kinds.${kind}`), number: agreement })}</h3>
      <p className={styles.note}>{t(`page.sides.${side}`)}</p>
      {entries !== null && entries.length > 0 && <Entries entries={entries} currency={currency} />}
      <Sums of={contract} currency={currency} />
    </section>
  );
}

function Entries({ entries, currency }: { entries: readonly Entry[]; currency: string }) {
  const { t } = useTranslation('agent-statements');
  const money = useMoneyText();
  const timeText = useDateText({ dateStyle: 'short', timeStyle: 'short' });
  const columns: Column<Entry>[] = [
    { id: 'entry', label: t('page.entry'), isTitle: true, cell: ({ kind }) => t(`page.entryKinds.${kind}`) },
    { id: 'line', label: t('page.line'), cell: ({ line }) => line },
    { id: 'time', label: t('page.time'), cell: ({ at }) => timeText(at) },
    {
      id: 'amount',
      label: t('page.amount'),
      align: 'end',
      cell: ({ kind, amount }) => money(kind === 'paid' ? -amount : amount, currency),
    },
  ];
  return (
    <DataTable
      caption={t('page.entries')}
      captionHidden
      columns={columns}
      rows={entries}
      rowKey={(entry) => `${entry.line} ${entry.kind} ${entry.at}`}
      empty={null}
      cardsBelow="never"
    />
  );
}

const sumNames = ['opening', 'lines', 'adjustments', 'paid', 'closing'] as const;

function Sums({ of, currency }: { of: Statement['totals']; currency: string }) {
  const { t } = useTranslation('agent-statements');
  const money = useMoneyText();
  return (
    <dl className={styles.sums}>
      {sumNames.map((name) => (
        <div key={name} className={styles.sum}>
          <dt>{t(`sums.${name}`)}</dt>
          <dd className={styles.amount}>{money(name === 'paid' && of.paid !== 0 ? -of.paid : of[name], currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

function CheckAddress({ hash, previous }: { hash: string; previous: string | null }) {
  const { t } = useTranslation('agent-statements');
  const address = `${window.location.origin}${useHref(checkPath(hash))}`;
  return (
    <section className={styles.check}>
      <div className={styles.told}>
        <h3 className={styles.heading2}>{t('page.check')}</h3>
        <p className={styles.note}>{t('page.checkText')}</p>
        <p className={styles.hash} translate="no">
          {address}
        </p>
        <div className={styles.screenOnly}>
          <CopyButton
            text={address}
            label={t('page.copy')}
            copiedLabel={t('page.copied')}
            failedLabel={t('page.copyFailed')}
            size="small"
          />
        </div>
        <dl className={styles.told}>
          <div>
            <dt className={styles.name}>{t('page.hash')}</dt>
            <dd className={styles.hash}>{hash}</dd>
          </div>
          <div>
            <dt className={styles.name}>{t('page.previous')}</dt>
            <dd className={styles.hash}>{previous ?? t('page.first')}</dd>
          </div>
        </dl>
      </div>
      <div className={styles.qr}>
        <Late part={qrCode} fallback={<Skeleton shape="block" />}>
          {({ QrCode }) => <QrCode value={address} label={t('page.qr')} />}
        </Late>
      </div>
    </section>
  );
}
