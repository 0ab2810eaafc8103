import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { DataTable, type Column } from '@livery/ui/DataTable';
import { EmptyState } from '@livery/ui/EmptyState';
import { Disclosure } from '@livery/ui/Disclosure';
import { Notice } from '@livery/ui/Notice';
import { Select } from '@livery/ui/Select';
import { Skeleton } from '@livery/ui/Skeleton';
import type { Kind } from '@livery/lottery/model/kind';
import { useState } from 'react';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { shortNumber } from '../../board.rules.ts';
import type { Board, Result } from '../../lottery-desk.api.ts';
import { resultsRead } from '../../lottery-desk.reads.ts';
import { trendRows, trendSlots, type TrendRow } from '../../choosing/trend.rules.ts';
import { useOddsText, usePlayText } from '../../choosing/use-play-text.ts';
import { Balls } from '../Balls/Balls.tsx';
import { Proof } from '../Proof/Proof.tsx';
import * as styles from './History.css.ts';

/** The number of draws that trends cover. */
const span = 100;
const firstShown = 20;

interface HistoryProps {
  board: Board;
  kind: Kind;
}

/** Past draws, statistics per number, and a note that they do not predict the next draw. */
export function History({ board, kind }: HistoryProps) {
  const { t } = useTranslation('lottery-desk');
  const [params] = useSearchParams();
  const page = useRead(resultsRead, { game: board.nodeId, limit: span });
  const draw = params.get('draw');
  if (draw !== null) return <Proof board={board} draw={draw} />;
  return (
    <Loaded of={page} onRetry={page.retry} label={t('results.loading')} skeleton={<Skeleton shape="block" />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState sentence={t('results.empty')} />
        ) : (
          <div className={styles.columns}>
            <Results kind={kind} results={items} />
            <Trends board={board} kind={kind} results={items} />
          </div>
        )
      }
    </Loaded>
  );
}

function Results({ kind, results }: Pick<HistoryProps, 'kind'> & { results: readonly Result[] }) {
  const { t } = useTranslation('lottery-desk');
  const [params] = useSearchParams();
  const timeText = useDateText({ day: 'numeric', month: 'numeric', hour: '2-digit', minute: '2-digit' });
  const [shown, show] = useState(firstShown);
  const columns: Column<Result>[] = [
    {
      id: 'draw',
      label: t('results.draw'),
      cell: ({ number, drawsAt, correction }) => (
        <span className={styles.draw}>
          <span className={styles.number}>{shortNumber(number)}</span>
          <span className={styles.soft}>{timeText(new Date(drawsAt).toISOString())}</span>
          {correction !== null && <span className={styles.reason}>{t('results.corrected', { why: correction })}</span>}
        </span>
      ),
    },
    {
      id: 'numbers',
      label: t('results.numbers'),
      cell: ({ numbers, animal }) =>
        kind.space.by === 'prizes' ? (
          <Prizes kind={kind} numbers={numbers} animal={animal} />
        ) : (
          <Balls kind={kind.code} numbers={numbers} animal={animal} size="small" />
        ),
    },
    {
      id: 'proof',
      label: t('results.proof'),
      align: 'end',
      cell: ({ number }) => (
        <Link
          className={styles.link}
          to={{ search: `?${new URLSearchParams({ ...Object.fromEntries(params), draw: number }).toString()}` }}
          aria-label={t('results.proofOf', { draw: shortNumber(number) })}
        >
          {t('results.proof')}
        </Link>
      ),
    },
  ];
  return (
    <section className={styles.section} aria-labelledby="lottery-past">
      <h2 className={styles.title} id="lottery-past">
        {t('results.list')}
      </h2>
      <DataTable
        caption={t('results.list')}
        captionHidden
        columns={columns}
        rows={results.slice(0, shown)}
        rowKey={({ number }) => number}
        empty={null}
        cardsBelow="never"
        after={
          results.length > shown ? (
            <button type="button" className={styles.link} onClick={() => show(results.length)}>
              {t('results.more')}
            </button>
          ) : undefined
        }
      />
    </section>
  );
}

/** The special prize. The others are shown on request. */
function Prizes({ kind, numbers, animal }: { kind: Kind; numbers: readonly number[]; animal: number }) {
  const { t } = useTranslation('lottery-desk');
  return (
    <div>
      <Balls kind={kind.code} numbers={numbers} animal={animal} size="small" />
      <Disclosure label={t('head.prizes')}>
        <ol className={styles.prizes}>
          {kind.labelsOf(numbers).map((label, place) => (
            <li key={`${place} ${label}`}>{label}</li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}

function Trends({ board, kind, results }: HistoryProps & { results: readonly Result[] }) {
  const { t } = useTranslation('lottery-desk');
  const text = usePlayText();
  const write = useOddsText();
  const slots = trendSlots(kind);
  const [wanted, want] = useState(slots.find(({ play }) => play.code === 'place')?.id ?? slots[0]?.id ?? '');
  const slot = slots.find(({ id }) => id === wanted) ?? slots[0];
  if (slot === undefined) return null;
  const rows = trendRows(slot, kind, results, board.flags);
  const chances = rows.map(({ oneIn }) => oneIn);
  const columns: Column<TrendRow>[] = [
    { id: 'number', label: t('results.number'), cell: ({ label }) => <span className={styles.number}>{text.label(label)}</span> },
    { id: 'omission', label: t('results.omission'), align: 'end', cell: ({ omission }) => omission },
    { id: 'longest', label: t('results.longest'), align: 'end', cell: ({ longest }) => longest },
    { id: 'average', label: t('results.average'), align: 'end', cell: ({ average }) => write.number(average) },
    {
      id: 'count',
      label: t('results.count'),
      align: 'end',
      cell: ({ count, expected }) => (
        <span className={styles.counted}>
          <span className={styles.bar} style={{ inlineSize: `${shareOf(count, rows)}%` }} aria-hidden="true" />
          {count}
          <span className={styles.soft}> / {write.number(expected)}</span>
        </span>
      ),
    },
    {
      id: 'chance',
      label: t('rules.chance'),
      align: 'end',
      cell: ({ oneIn }) => t('rules.oneIn', { among: write.number(oneIn) }),
    },
  ];
  const isEven = new Set(chances).size === 1;
  return (
    <section className={styles.section} aria-labelledby="lottery-trends">
      <h2 className={styles.title} id="lottery-trends">
        {t('results.trends')}
      </h2>
      <p className={styles.soft}>{t('results.last', { count: results.length })}</p>
      <Notice>{isEven ? t('results.note', { among: write.number(chances[0] ?? 0) }) : t('results.noteEach')}</Notice>
      <Select
        label={t('results.place')}
        value={slot.id}
        options={slots.map(({ id, play, place }) => ({ value: id, label: optionOf(text, play, place) }))}
        onChange={want}
      />
      <DataTable
        caption={t('results.trends')}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ label }) => label}
        empty={null}
        cardsBelow="narrow"
      />
    </section>
  );
}

function optionOf(text: ReturnType<typeof usePlayText>, play: Kind['plays'][number], place: number): string {
  const slot = play.slots[place];
  return slot === undefined || play.slots.length === 1 ? text.whole(play) : `${text.whole(play)} · ${text.slot(slot.code)}`;
}

function shareOf(count: number, rows: readonly TrendRow[]): number {
  return Math.round((100 * count) / Math.max(1, ...rows.map((row) => row.count)));
}
