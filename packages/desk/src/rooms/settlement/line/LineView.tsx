import { Badge } from '@livery/ui/Badge';
import { Notice } from '@livery/ui/Notice';
import { Link } from 'react-router-dom';
import { Answered } from '#shared/Answered.tsx';
import { Facts } from '#shared/facts/Facts.tsx';
import { kindNames } from '#shared/facts/kinds.texts.ts';
import { zonedSpan } from '#shared/instants.ts';
import { moneyText } from '#shared/money-text.ts';
import { panel } from '#shared/panel.css.ts';
import { useAnswer } from '#shared/use-answer.ts';
import { windowAddress } from '../addresses.ts';
import { settlementTexts } from '../settlement.texts.ts';
import * as styles from '../Settlement.css.ts';
import { lineTones } from '../windows/LinesTable.tsx';
import { owedOf, owedToHouse, type WholeLine } from '../windows/outliers.ts';
import { Explanation } from './Explanation.tsx';
import { LineActs } from './LineActs.tsx';
import { LineEvents } from './LineEvents.tsx';

const texts = settlementTexts.line;
const { first, before } = settlementTexts.window;

/** Milliseconds between two polls of agents' messages. */
const pollEvery = 15_000;

interface LineViewProps {
  readonly windowId: number;
  readonly lineId: number;
  readonly onActed: () => void;
}

/** One line: amount due, actions, messages and explanation. */
export function LineView({ windowId, lineId, onActed }: LineViewProps) {
  const answer = useAnswer('settlementLine', { line: lineId }, pollEvery);
  return (
    <>
      <Link className={styles.back} to={windowAddress(windowId)}>
        {texts.back}
      </Link>
      <Answered answer={answer} loading={texts.loading}>
        {(whole) => (
          <div className={styles.stack}>
            <div className={styles.columns}>
              <LinePanel
                whole={whole}
                onActed={() => {
                  answer.reload();
                  onActed();
                }}
              />
              <LineEvents whole={whole} />
            </div>
            <Explanation whole={whole} />
          </div>
        )}
      </Answered>
    </>
  );
}

function LinePanel({ whole, onActed }: { whole: WholeLine; onActed: () => void }) {
  const { line, currency, timeZone } = whole;
  const { account, kind, from, to, payer, state, gross, net, due, dueBefore, paid, advanced, isDisputed } = line;
  const money = (amount: number) => moneyText(amount, currency);
  const change = dueBefore === null ? first : `${due > dueBefore ? '+' : ''}${money(due - dueBefore)} (${before(money(dueBefore))})`;
  return (
    <section className={`${panel} ${styles.stack}`} aria-label={texts.title(account)}>
      <div className={styles.head}>
        <h2 className={styles.name}>{account}</h2>
        <Badge tone={lineTones[state]}>{settlementTexts.lineStates[state]}</Badge>
      </div>
      {isDisputed && <Notice tone="negative">{texts.disputed}</Notice>}
      <Facts
        facts={[
          [texts.facts.kind, kindNames[kind]],
          [texts.facts.span, zonedSpan(from, to, timeZone)],
          [texts.facts.payer, payer ?? settlementTexts.house],
          [texts.facts.gross, money(gross)],
          [texts.facts.net, money(net)],
          [texts.facts.due, money(due)],
          [texts.facts.change, change],
          [texts.facts.paid, money(paid)],
          ...(advanced > 0 ? ([[texts.facts.advanced, money(advanced)]] as const) : []),
          ...(owedOf(line) > 0 ? ([[texts.facts.owed, money(owedOf(line))]] as const) : []),
          ...(owedToHouse(line) > 0 ? ([[texts.facts.owedToHouse, money(owedToHouse(line))]] as const) : []),
        ]}
      />
      <LineActs line={line} onActed={onActed} />
    </section>
  );
}
