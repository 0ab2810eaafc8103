import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { slipLimits } from '@livery/contract/lotteries';
import { Button } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { IconButton } from '@livery/ui/IconButton';
import { RotateCcwIcon, XIcon } from '@livery/ui/icons';
import { Notice } from '@livery/ui/Notice';
import type { Kind } from '@livery/lottery/model/kind';
import { outcomesOf } from '@livery/lottery/model/mask';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import type { Board } from '../../lottery-desk.api.ts';
import { betRemoved, selectDesk, slipEdited } from '../../lottery-desk.slice.ts';
import type { PlayedBoard } from '../../choosing/group.rules.ts';
import { maskFrom } from '../../choosing/picks.rules.ts';
import { cleared, costOf, repeated, undone, type SlipBet } from '../../slip/slip.rules.ts';
import type { SlipView } from '../../slip/use-slip.ts';
import { useOddsText, usePlayText } from '../../choosing/use-play-text.ts';
import { GroupField } from './GroupField.tsx';
import { PlanFields } from './PlanFields.tsx';
import { PlaceBar } from './PlaceBar.tsx';
import * as styles from './Slip.css.ts';

interface SlipProps {
  board: PlayedBoard;
  kind: Kind;
  view: SlipView;
  onTickets: () => void;
}

/** The slip to place: bets, draws and total. */
export function Slip({ board, kind, view, onTickets }: SlipProps) {
  const { t } = useTranslation('lottery-desk');
  const dispatch = useAppDispatch();
  const last = useAppSelector((state) => selectDesk(state).last);
  const problem = useAppSelector((state) => selectDesk(state).problem);
  const placed = useAppSelector((state) => selectDesk(state).placed);
  const moneyText = useMoneyText();
  const { slip } = view;
  const isEmpty = slip.bets.length === 0;
  return (
    <div className={styles.slip}>
      {placed !== null && (
        <Notice
          tone="positive"
          isLive
          action={
            <Button size="small" variant="quiet" onClick={onTickets}>
              {t('slip.see')}
            </Button>
          }
        >
          {t('slip.placed', { count: placed.tickets.length, amount: moneyText(placed.staked, board.unit) })}
        </Notice>
      )}
      {problem !== null && (
        <Notice tone="warning" isLive>
          {t(`slip.${problem}`, { max: slipLimits.bets })}
        </Notice>
      )}
      {(!isEmpty || slip.removed.length > 0) && (
        <div className={styles.tools}>
          {slip.removed.length > 0 && (
            <Button size="small" variant="quiet" icon={RotateCcwIcon} onClick={() => dispatch(slipEdited(undone(slip)))}>
              {t('slip.undo')}
            </Button>
          )}
          {!isEmpty && (
            <Button size="small" variant="quiet" onClick={() => dispatch(slipEdited(cleared(slip)))}>
              {t('slip.clear')}
            </Button>
          )}
        </div>
      )}
      {isEmpty ? (
        <EmptyState
          sentence={t('slip.empty')}
          action={
            last.length > 0 ? <Button onClick={() => dispatch(slipEdited(repeated(slip, last)))}>{t('slip.repeat')}</Button> : undefined
          }
        />
      ) : (
        <>
          <ul className={styles.bets} aria-label={t('slip.bets')}>
            {slip.bets.map((bet) => (
              <BetRow key={bet.id} bet={bet} unit={board.unit} kind={kind} />
            ))}
          </ul>
          {board.ownGroup > board.prizeGroup && <GroupField board={board} kind={kind} view={view} />}
          <PlanFields board={board} view={view} />
          <PlaceBar board={board} kind={kind} view={view} />
        </>
      )}
    </div>
  );
}

interface BetRowProps {
  bet: SlipBet;
  unit: Board['unit'];
  kind: Kind;
}

/** Memoized, so that an edit renders only the rows that change. */
const BetRow = memo(function BetRow({ bet, unit, kind }: BetRowProps) {
  const { t } = useTranslation('lottery-desk');
  const dispatch = useAppDispatch();
  const text = usePlayText();
  const write = useOddsText();
  const moneyText = useMoneyText();
  const picks = usePicksText(kind)(bet);
  const play = kind.plays.find(({ code }) => code === bet.play);
  const name = play === undefined ? bet.play : text.whole(play);
  const odds = bet.odds[0];
  return (
    <li className={styles.bet}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.picks}>{picks}</p>
        <p className={styles.soft}>
          <span>{t('slip.perLine', { lines: t('sum.lines', { count: bet.lines }), stake: moneyText(bet.stake, unit) })}</span>
          {bet.odds.length === 1 && odds !== undefined && <span> · {t('slip.odds', { odds: write.odds(odds) })}</span>}
        </p>
      </div>
      <span className={styles.cost}>{moneyText(costOf(bet) ?? 0, unit)}</span>
      <IconButton icon={XIcon} label={t('slip.remove', { bet: `${name}, ${picks}` })} onClick={() => dispatch(betRemoved(bet.id))} />
    </li>
  );
});

/** Numbers listed before the rest is summarized. */
const mostWritten = 30;

/** The picks as text, slot by slot. */
export function usePicksText(kind: Kind) {
  const { t } = useTranslation('lottery-desk');
  const text = usePlayText();
  return ({ play: code, slots }: Pick<SlipBet, 'play' | 'slots'>) => {
    const play = kind.plays.find((each) => each.code === code);
    const parts = slots.flatMap((hex, place) => {
      const slot = play?.slots[place];
      const labels = outcomesOf(maskFrom(hex)).map((outcome) => text.label(slot?.labels[outcome] ?? String(outcome)));
      if (slot === undefined || labels.length === 0) return play?.formula.by === 'product' ? ['–'] : [];
      const written =
        labels.slice(0, mostWritten).join(' ') + (labels.length > mostWritten ? ` … ${t('chooser.inAll', { picked: labels.length })}` : '');
      const isNamed = play?.formula.by !== 'product' && slot.code !== 'picks';
      return [isNamed ? `${text.slot(slot.code)}: ${written}` : written];
    });
    return parts.join(' | ');
  };
}
