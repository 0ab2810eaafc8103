import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import type { DeskExposure, DeskIssue } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { moneyText } from '#shared/money-text.ts';
import { panel } from '#shared/panel.css.ts';
import { useAnswer } from '#shared/use-answer.ts';
import * as styles from '../Lottery.css.ts';
import { lotteryTexts } from '../lottery.texts.ts';
import { CloseDialog, type Outcome } from './CloseDialog.tsx';
import { heatOf, shownCells } from './heat.ts';
import { PickDialog } from './PickDialog.tsx';

const texts = lotteryTexts.exposure;
/** Milliseconds between two polls. The gateway walks all draws for each one. */
const pollEvery = 30_000;
const mostCells = 100;

type Market = DeskExposure['markets'][number];

/** The liability of an issue as a heat map for each market. Outcomes can be closed while the issue takes bets. */
export function ExposureMap({ issue: { issue, kind } }: { issue: DeskIssue }) {
  const answer = useAnswer('lotteryExposure', { issue: issue.id }, pollEvery);
  const [asked, setAsked] = useState<Outcome | 'pick' | null>(null);
  const takesBets = ['announced', 'open', 'closing'].includes(issue.state);
  const onDone = (): void => {
    setAsked(null);
    answer.reload();
  };
  return (
    <section className={`${panel} ${styles.stack}`} aria-label={texts.title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{texts.title}</h3>
        {takesBets && (
          <Button size="small" onClick={() => setAsked('pick')}>
            {texts.closeAny}
          </Button>
        )}
      </div>
      <Answered answer={answer} loading={texts.loading}>
        {(exposure) => (
          <>
            <Figures exposure={exposure} />
            {exposure.markets.length === 0 && <p className={styles.soft}>{texts.empty}</p>}
            {exposure.markets.map((market) => (
              <MarketMap
                key={market.code}
                market={market}
                cap={exposure.outcomeCap}
                onAsk={takesBets ? (outcome) => setAsked({ market: market.code, ...outcome }) : null}
              />
            ))}
          </>
        )}
      </Answered>
      {asked === 'pick' && <PickDialog issue={issue.id} kind={kind} onClose={() => setAsked(null)} onDone={onDone} />}
      {asked !== null && asked !== 'pick' && (
        <CloseDialog issue={issue.id} outcome={asked} onClose={() => setAsked(null)} onDone={onDone} />
      )}
    </section>
  );
}

function Figures({ exposure: { bound, exact, cap, outcomeCap } }: { exposure: DeskExposure }) {
  const { merchant } = useDesk();
  const money = (amount: number) => moneyText(amount, merchant.currency);
  const figures = [
    [texts.bound, money(bound), ''],
    ...(exact === null ? [] : [[texts.exact, money(exact.worst), exact.worst === 0 ? '' : texts.exactNumbers(exact.numbers.join(' '))]]),
    [texts.cap, money(cap), ''],
    [texts.outcomeCap, money(outcomeCap), ''],
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value, more]) => (
        <div key={name}>
          <dt className={styles.small}>{name}</dt>
          <dd className={styles.figure}>{value}</dd>
          {more !== '' && <dd className={styles.note}>{more}</dd>}
        </div>
      ))}
    </dl>
  );
}

interface MarketMapProps {
  readonly market: Market;
  readonly cap: number;
  /** Null if outcomes can no longer be closed. */
  readonly onAsk: ((outcome: Omit<Outcome, 'market'>) => void) | null;
}

function MarketMap({ market, cap, onAsk }: MarketMapProps) {
  const { merchant } = useDesk();
  const { play, slot, worst, cells, labels, closed } = market;
  const name = texts.market(play, slot);
  const money = (amount: number) => moneyText(amount, merchant.currency);
  const shown = shownCells(market, mostCells);
  return (
    <article className={styles.market} aria-label={name}>
      <div className={styles.head}>
        <strong>{name}</strong>
        <span className={styles.soft}>{texts.worst(money(worst))}</span>
      </div>
      <ul className={styles.cells} aria-label={name}>
        {shown.map((place) => {
          const pay = cells[place] ?? 0;
          const isClosed = closed.includes(place);
          const label = labels[place] === '' ? texts.whole : (labels[place] ?? '');
          const look = styles.heat[heatOf(pay, cap)];
          const content = (
            <>
              <span className={styles.cellName}>{label}</span>
              <span>{money(pay)}</span>
              {isClosed && <Badge tone="negative">{texts.closed}</Badge>}
            </>
          );
          return (
            <li key={place}>
              {onAsk === null ? (
                <div className={look}>{content}</div>
              ) : (
                <button type="button" className={`${look} ${styles.pressable}`} onClick={() => onAsk({ outcome: place, label, isClosed })}>
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < cells.length && <p className={styles.small}>{texts.rest(cells.length - shown.length)}</p>}
    </article>
  );
}
