import { Badge, type BadgeProps } from '@livery/ui/Badge';
import type { Column } from '@livery/ui/DataTable';
import { Select } from '@livery/ui/Select';
import { agreementKinds } from '@livery/contract/agreements';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import type { WindowState } from '@livery/contract/commission-states';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AnsweredTable } from '#shared/AnsweredTable.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { kindNames } from '#shared/facts/kinds.texts.ts';
import { zonedSpan } from '#shared/instants.ts';
import { state as filter, tools } from '#shared/list/list.css.ts';
import { moneyText } from '#shared/money-text.ts';
import type { Answer } from '#shared/use-answer.ts';
import { windowAddress } from '../addresses.ts';
import { settlementTexts } from '../settlement.texts.ts';
import * as styles from '../Settlement.css.ts';

const texts = settlementTexts.windows;

export type SettlementWindow = ControlValueOf<'settlementWindows'>['windows'][number];

export const windowTones: Readonly<Record<WindowState, BadgeProps['tone']>> = {
  open: 'neutral',
  closing: 'neutral',
  calculated: 'neutral',
  review: 'accent',
  approved: 'accent',
  posted: 'accent',
  paid: 'positive',
  partPaid: 'warning',
  short: 'negative',
};

const paidOut: ReadonlySet<WindowState> = new Set(['paid', 'partPaid', 'short']);

/** Waits for an approval, a decision on a line, or a payment. */
export function isWaiting({ state, held, disputed }: SettlementWindow): boolean {
  return state === 'review' || state === 'short' || state === 'partPaid' || held > 0 || disputed > 0;
}

export function windowTitle({ kind, period }: Pick<SettlementWindow, 'kind' | 'period'>): string {
  return settlementTexts.windowName(kindNames[kind], period);
}

/** The latest windows, with pending ones listed separately. */
export function WindowsPart({ windows }: { windows: Answer<ControlValueOf<'settlementWindows'>> }) {
  const [kind, setKind] = useState('');
  const [state, setState] = useState('all');
  const all = windows.value?.windows ?? null;
  const asked = (window: SettlementWindow) =>
    (kind === '' || window.kind === kind) && (state === 'all' || paidOut.has(window.state) === (state === 'after'));
  const waiting = all?.filter((window) => isWaiting(window) && asked(window)) ?? null;
  const others = all?.filter((window) => !isWaiting(window) && asked(window)) ?? null;
  return (
    <>
      <div className={tools}>
        <div className={filter}>
          <Select
            label={texts.kind}
            labelHidden
            options={[{ value: '', label: texts.allKinds }, ...agreementKinds.map((each) => ({ value: each, label: kindNames[each] }))]}
            value={kind}
            onChange={setKind}
          />
        </div>
        <div className={filter}>
          <Select
            label={texts.state}
            labelHidden
            options={Object.entries(texts.states).map(([value, label]) => ({ value, label }))}
            value={state}
            onChange={setState}
          />
        </div>
      </div>
      <section className={styles.group} aria-label={texts.waiting}>
        <h2 className={styles.title}>{texts.waiting}</h2>
        <Windows answer={windows} rows={waiting} caption={texts.waiting} empty={texts.nobody} />
      </section>
      <section className={styles.group} aria-label={texts.others}>
        <h2 className={styles.title}>{texts.others}</h2>
        {/* What stops new windows from loading is shown once, above. */}
        {windows.refusal === null && <Windows answer={windows} rows={others} caption={texts.others} empty={texts.empty} />}
      </section>
    </>
  );
}

interface WindowsProps {
  readonly answer: Answer<ControlValueOf<'settlementWindows'>>;
  readonly rows: readonly SettlementWindow[] | null;
  readonly caption: string;
  readonly empty: string;
}

function Windows({ answer, rows, caption, empty }: WindowsProps) {
  const { merchant } = useDesk();
  const timeZone = answer.value?.timeZone ?? 'UTC';
  const money = (amount: number) => moneyText(amount, merchant.currency);
  const columns: Column<SettlementWindow>[] = [
    { id: 'window', label: texts.columns.window, isTitle: true, cell: windowTitle },
    { id: 'span', label: texts.columns.span, cell: ({ from, to }) => zonedSpan(from, to, timeZone) },
    {
      id: 'state',
      label: texts.columns.state,
      cell: ({ state }) => <Badge tone={windowTones[state]}>{settlementTexts.windowStates[state]}</Badge>,
    },
    { id: 'lines', label: texts.columns.lines, align: 'end', cell: ({ lines }) => String(lines) },
    { id: 'due', label: texts.columns.due, align: 'end', cell: ({ due }) => money(due) },
    { id: 'paid', label: texts.columns.paid, align: 'end', cell: ({ paid }) => money(paid) },
    { id: 'notes', label: texts.columns.notes, cell: (window) => <Notes window={window} /> },
  ];
  return (
    <AnsweredTable
      answer={answer}
      rows={rows}
      rowKey={({ id }) => String(id)}
      columns={columns}
      texts={{ caption, loading: texts.loading, empty }}
      rowLink={({ id }, props) => <Link {...props} to={windowAddress(id)} />}
      loadingRows={3}
    />
  );
}

function Notes({ window: { held, disputed, state, supportedBy } }: { window: SettlementWindow }) {
  const isHalfApproved = state === 'review' && supportedBy !== null;
  if (held === 0 && disputed === 0 && !isHalfApproved) return settlementTexts.none;
  return (
    <span className={styles.badges}>
      {disputed > 0 && <Badge tone="negative">{texts.notes.disputed(disputed)}</Badge>}
      {held > 0 && <Badge tone="warning">{texts.notes.held(held)}</Badge>}
      {isHalfApproved && <Badge tone="neutral">{texts.notes.support}</Badge>}
    </span>
  );
}
