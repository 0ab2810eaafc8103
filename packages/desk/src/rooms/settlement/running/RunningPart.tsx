import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import type { Column } from '@livery/ui/DataTable';
import { EmptyState } from '@livery/ui/EmptyState';
import { Notice } from '@livery/ui/Notice';
import { Select } from '@livery/ui/Select';
import { agreementKinds, type AgreementKind } from '@livery/contract/agreements';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { Answered } from '#shared/Answered.tsx';
import { AnsweredTable } from '#shared/AnsweredTable.tsx';
import { kindNames } from '#shared/facts/kinds.texts.ts';
import { momentText, zonedSpan } from '#shared/instants.ts';
import { state as filter, tools } from '#shared/list/list.css.ts';
import { moneyText } from '#shared/money-text.ts';
import { panel } from '#shared/panel.css.ts';
import { useAnswer } from '#shared/use-answer.ts';
import { settlementTexts } from '../settlement.texts.ts';
import * as styles from '../Settlement.css.ts';
import { Change } from '../windows/Change.tsx';
import { windowTitle, windowTones } from '../windows/WindowsPart.tsx';

const texts = settlementTexts.dryRun;

type Dry = ControlValueOf<'drySettlement'>;
type DryWindow = Dry['windows'][number];
type DryLine = DryWindow['lines'][number];

/** The number of lines rendered at once. */
const pageSize = 50;

/** The current figures of windows that are not calculated yet, next to the previous windows. */
export function RunningPart() {
  const [kind, setKind] = useState<AgreementKind | ''>('');
  const answer = useAnswer('drySettlement', kind === '' ? {} : { kind });
  return (
    <div className={styles.stack}>
      <p className={styles.soft}>{texts.lead}</p>
      <div className={tools}>
        <div className={filter}>
          <Select
            label={texts.kind}
            labelHidden
            options={[{ value: '', label: texts.allKinds }, ...agreementKinds.map((each) => ({ value: each, label: kindNames[each] }))]}
            value={kind}
            onChange={(chosen) => setKind(chosen as AgreementKind | '')}
          />
        </div>
        <Button size="small" onClick={answer.reload}>
          {texts.again}
        </Button>
        {answer.value !== null && <span className={styles.small}>{texts.at(momentText(answer.value.until))}</span>}
      </div>
      <Answered answer={answer} loading={texts.loading}>
        {({ windows, currency, timeZone }) =>
          windows.length === 0 ? (
            <EmptyState sentence={texts.empty} />
          ) : (
            windows.map((window) => (
              <RunningWindow
                key={[window.kind, window.period, window.from].join(' ')}
                window={window}
                currency={currency}
                timeZone={timeZone}
              />
            ))
          )
        }
      </Answered>
    </div>
  );
}

function RunningWindow({ window, currency, timeZone }: { window: DryWindow; currency: string; timeZone: string }) {
  const { from, to, state, due, dueBefore, lines } = window;
  const name = windowTitle(window);
  const span = zonedSpan(from, to, timeZone);
  const money = (amount: number) => moneyText(amount, currency);
  return (
    <section className={`${panel} ${styles.stack}`} aria-label={`${name}, ${span}`}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{name}</h2>
          <p className={styles.soft}>{span}</p>
        </div>
        <Badge tone={windowTones[state]}>{settlementTexts.windowStates[state]}</Badge>
      </div>
      <dl className={styles.figures}>
        {[
          [texts.due, money(due)],
          [texts.before, dueBefore === null ? texts.first : money(dueBefore)],
          ...(dueBefore === null ? [] : [[texts.change, `${due > dueBefore ? '+' : ''}${money(due - dueBefore)}`]]),
        ].map(([label, value]) => (
          <div key={label}>
            <dt className={styles.small}>{label}</dt>
            <dd className={styles.figure}>{value}</dd>
          </div>
        ))}
      </dl>
      {lines.some(({ note }) => note === 'earlier') && <Notice>{texts.notes.earlier}</Notice>}
      <RunningLines name={name} lines={lines} currency={currency} />
    </section>
  );
}

function RunningLines({ name, lines, currency }: { name: string; lines: readonly DryLine[]; currency: string }) {
  const [shown, setShown] = useState(pageSize);
  const money = (amount: number) => moneyText(amount, currency);
  const total = (of: (line: DryLine) => number) => money(lines.reduce((sum, line) => sum + of(line), 0));
  const isHeld = lines.some(({ note, fault }) => note === 'closed' || fault !== null);
  const columns: Column<DryLine>[] = [
    { id: 'account', label: texts.columns.account, isTitle: true, cell: ({ account }) => account },
    { id: 'payer', label: texts.columns.payer, cell: ({ payer }) => payer ?? settlementTexts.house },
    { id: 'gross', label: texts.columns.gross, align: 'end', cell: ({ gross }) => money(gross) },
    { id: 'net', label: texts.columns.net, align: 'end', cell: ({ net }) => money(net) },
    { id: 'due', label: texts.columns.due, align: 'end', cell: ({ due }) => money(due), total: total(({ due }) => due) },
    {
      id: 'change',
      label: texts.columns.change,
      align: 'end',
      cell: ({ due, dueBefore }) => <Change now={due} before={dueBefore} unit={currency} />,
    },
    ...(isHeld
      ? [
          {
            id: 'note',
            label: texts.columns.note,
            cell: ({ note, fault }: DryLine) =>
              fault !== null ? texts.notes.fault(fault) : note === 'closed' ? texts.notes.closed : settlementTexts.none,
          },
        ]
      : []),
  ];
  const hidden = lines.length - shown;
  return (
    <AnsweredTable
      answer={{ refusal: null, reload: () => {} }}
      rows={lines.slice(0, shown)}
      rowKey={({ agreement, account }) => `${agreement} ${account}`}
      columns={columns}
      texts={{ caption: texts.caption(name), loading: texts.loading, empty: texts.noLines }}
      totalLabel={settlementTexts.window.sum(lines.length)}
      after={
        hidden <= 0 ? undefined : (
          <Button size="small" variant="quiet" onClick={() => setShown(shown + pageSize)}>
            {settlementTexts.window.more(Math.min(hidden, pageSize))}
          </Button>
        )
      }
    />
  );
}
