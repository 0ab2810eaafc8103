import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { DataTable, type Column } from '@livery/ui/DataTable';
import { Notice } from '@livery/ui/Notice';
import { Money } from '#shared/money/Money.tsx';
import { listedFirst, verdictOf, type CheckedDay, type CheckedLeaf, type Verdict } from '../../proof.rules.ts';
import * as styles from './Proof.css.ts';

const most = 100;

/** The check's result: a sentence, the totals beside the report's, and the players, missing ones first. */
export function CheckedTeam({ day }: { day: CheckedDay }) {
  const { t } = useTranslation('agent-statements');
  const { published, leaves } = day;
  const shown = listedFirst(leaves, most);
  const left = leaves.length - shown.length;
  return (
    <>
      <Outcome verdict={verdictOf(day)} leaves={leaves} />
      <section className={styles.card}>
        <dl className={styles.facts}>
          <div>
            <dt className={styles.name}>{t('proof.root')}</dt>
            <dd className={styles.hash}>{published.root}</dd>
          </div>
          <div>
            <dt className={styles.name}>{t('proof.players')}</dt>
            <dd className={styles.fact}>{published.count}</dd>
          </div>
        </dl>
        <Totals day={day} />
      </section>
      {shown.length > 0 && <Players leaves={shown} />}
      {left > 0 && <p className={styles.note}>{t('proof.more', { count: left })}</p>}
    </>
  );
}

function Outcome({ verdict, leaves }: { verdict: Verdict; leaves: readonly CheckedLeaf[] }) {
  const { t } = useTranslation('agent-statements');
  switch (verdict) {
    case 'wrong':
      return (
        <Notice tone="negative" isLive>
          {t('proof.wrong', { count: leaves.filter(({ isCounted }) => !isCounted).length })}
        </Notice>
      );
    case 'differs':
      return (
        <Notice tone="negative" isLive>
          {t('proof.differs')}
        </Notice>
      );
    case 'nobody':
      return (
        <Notice tone="positive" isLive>
          {t('proof.nobody')}
        </Notice>
      );
    case 'right':
      return (
        <Notice tone="positive" isLive>
          {t('proof.right', { count: leaves.length })}
        </Notice>
      );
  }
}

interface TotalRow {
  name: 'validStake' | 'result';
  proof: number;
  report: number;
}

function Totals({ day: { byProof, byReport } }: { day: CheckedDay }) {
  const { t } = useTranslation('agent-statements');
  const rows: TotalRow[] = (['validStake', 'result'] as const).map((name) => ({ name, proof: byProof[name], report: byReport[name] }));
  const columns: Column<TotalRow>[] = [
    { id: 'name', label: t('proof.totals'), isTitle: true, cell: ({ name }) => t(`proof.${name}`) },
    { id: 'proof', label: t('proof.byProof'), align: 'end', cell: ({ proof }) => <Money amount={proof} /> },
    { id: 'report', label: t('proof.byReport'), align: 'end', cell: ({ report }) => <Money amount={report} /> },
    {
      id: 'difference',
      label: t('proof.difference'),
      align: 'end',
      cell: ({ proof, report }) => (
        <span className={proof === report ? undefined : styles.wrong}>
          <Money amount={proof - report} />
        </span>
      ),
    },
  ];
  return (
    <DataTable caption={t('proof.totals')} columns={columns} rows={rows} rowKey={({ name }) => name} empty={null} cardsBelow="narrow" />
  );
}

function Players({ leaves }: { leaves: readonly CheckedLeaf[] }) {
  const { t } = useTranslation('agent-statements');
  const columns: Column<CheckedLeaf>[] = [
    { id: 'player', label: t('proof.player'), isTitle: true, cell: ({ account }) => account },
    { id: 'pseudonym', label: t('proof.pseudonym'), cell: ({ player }) => <span className={styles.hash}>{player}</span> },
    { id: 'stake', label: t('proof.validStake'), align: 'end', cell: ({ validStake }) => <Money amount={validStake} /> },
    { id: 'result', label: t('proof.result'), align: 'end', cell: ({ result }) => <Money amount={result} isSigned /> },
    {
      id: 'counted',
      label: t('proof.counted'),
      cell: ({ isCounted }) => <Badge tone={isCounted ? 'positive' : 'negative'}>{t(isCounted ? 'proof.yes' : 'proof.no')}</Badge>,
    },
  ];
  return (
    <DataTable caption={t('proof.caption')} columns={columns} rows={leaves} rowKey={({ position }) => String(position)} empty={null} />
  );
}
