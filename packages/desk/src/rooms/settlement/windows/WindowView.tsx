import { Badge } from '@livery/ui/Badge';
import { EmptyState } from '@livery/ui/EmptyState';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import { Link } from 'react-router-dom';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { zonedSpan } from '#shared/instants.ts';
import { moneyText } from '#shared/money-text.ts';
import { panel } from '#shared/panel.css.ts';
import { useAnswer, type Answer } from '#shared/use-answer.ts';
import { settlementTexts } from '../settlement.texts.ts';
import * as styles from '../Settlement.css.ts';
import { ApprovalCard } from './ApprovalCard.tsx';
import { LinesTable } from './LinesTable.tsx';
import { owedOf, type SettledLine } from './outliers.ts';
import { windowTitle, windowTones, type SettlementWindow } from './WindowsPart.tsx';

const texts = settlementTexts.window;

/** Milliseconds between two polls of lines that agents pay and colleagues hold. */
const pollEvery = 15_000;

interface WindowViewProps {
  readonly id: number;
  readonly windows: Answer<ControlValueOf<'settlementWindows'>>;
}

/** A window with its lines, totals and approval. */
export function WindowView({ id, windows }: WindowViewProps) {
  return (
    <>
      <Link className={styles.back} to="?">
        {settlementTexts.windows.back}
      </Link>
      <Answered answer={windows} loading={settlementTexts.windows.loading}>
        {({ windows: all, timeZone }) => {
          const window = all.find((each) => each.id === id);
          return window === undefined ? (
            <EmptyState sentence={settlementTexts.windows.missing} />
          ) : (
            <OneWindow window={window} timeZone={timeZone} onActed={windows.reload} />
          );
        }}
      </Answered>
    </>
  );
}

interface OneWindowProps {
  readonly window: SettlementWindow;
  readonly timeZone: string;
  readonly onActed: () => void;
}

function OneWindow({ window, timeZone, onActed }: OneWindowProps) {
  const { id, kind, period, from, to, state } = window;
  const lines = useAnswer('settlementLines', { window: id }, pollEvery);
  const policy = useAnswer('settlementPolicy', {});
  return (
    <div className={styles.stack}>
      <section className={`${panel} ${styles.stack}`} aria-label={windowTitle({ kind, period })}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.name}>{windowTitle({ kind, period })}</h2>
            <p className={styles.soft}>{zonedSpan(from, to, timeZone)}</p>
          </div>
          <Badge tone={windowTones[state]}>{settlementTexts.windowStates[state]}</Badge>
        </div>
        {lines.value !== null && <Figures lines={lines.value.lines} />}
        {state === 'review' && (
          <ApprovalCard
            window={window}
            onActed={() => {
              onActed();
              lines.reload();
            }}
          />
        )}
      </section>
      <LinesTable windowId={id} lines={lines} lineLimit={policy.value?.lineLimit ?? Number.MAX_SAFE_INTEGER} />
    </div>
  );
}

function Figures({ lines }: { lines: readonly SettledLine[] }) {
  const { merchant } = useDesk();
  const sum = (of: (line: SettledLine) => number): string =>
    moneyText(
      lines.reduce((total, line) => total + of(line), 0),
      merchant.currency,
    );
  const advanced = lines.some((line) => line.advanced > 0);
  const held = lines.some(({ state }) => state === 'held');
  const figures = [
    [texts.facts.lines, String(lines.length)],
    [texts.facts.due, sum(({ due }) => due)],
    [texts.facts.paid, sum(({ paid }) => paid)],
    ...(advanced ? [[texts.facts.advanced, sum((line) => line.advanced)]] : []),
    [texts.facts.owed, sum(owedOf)],
    ...(held ? [[texts.facts.held, sum(({ state, due }) => (state === 'held' ? due : 0))]] : []),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.small}>{name}</dt>
          <dd className={styles.figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
