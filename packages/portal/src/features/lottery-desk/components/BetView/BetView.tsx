import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Dialog } from '@livery/ui/Dialog';
import { TicketsIcon } from '@livery/ui/icons';
import type { Kind } from '@livery/lottery/model/kind';
import { useSearchParams } from 'react-router-dom';
import { Late } from '#shared/lazy/Late.tsx';
import { createLatePart } from '#shared/lazy/late-part.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useIsWide } from '#shared/pages/use-is-wide.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import type { PlayedBoard } from '../../choosing/group.rules.ts';
import { betAdded } from '../../lottery-desk.slice.ts';
import { added } from '../../slip/slip.rules.ts';
import { useChoice } from '../../choosing/use-choice.ts';
import { useSlip, type SlipView } from '../../slip/use-slip.ts';
import { Chooser } from '../Chooser/Chooser.tsx';
import { MovedNotice } from '../Slip/MovedNotice.tsx';
import { Slip } from '../Slip/Slip.tsx';
import * as styles from './BetView.css.ts';

const textEntry = createLatePart(() => import('../TextEntry/TextEntry.tsx'));

interface BetViewProps {
  board: PlayedBoard;
  kind: Kind;
}

/** The chooser beside the slip. On a phone the slip is a sheet. */
export function BetView({ board, kind }: BetViewProps) {
  const { t } = useTranslation('lottery-desk');
  const isWide = useIsWide();
  const view = useSlip(board);
  const [params, setParams] = useSearchParams();
  const [isSlipOpen, openSlip] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const openTyping = useCallback(() => setTyping(true), []);
  const showTickets = () => {
    openSlip(false);
    setParams({ ...Object.fromEntries(params), view: 'tickets' });
  };
  const slip = <Slip board={board} kind={kind} view={view} onTickets={showTickets} />;
  return (
    <div className={styles.columns}>
      <div className={styles.choosing}>
        {(!isWide || view.slip.bets.length === 0) && <MovedNotice />}
        <Chooser board={board} kind={kind} onType={openTyping} />
        <PicksBar board={board} kind={kind} view={view} isWide={isWide} onSlip={() => openSlip(true)} />
      </div>
      {isWide && (
        <aside className={styles.aside} aria-labelledby="lottery-slip">
          <h2 className={styles.title} id="lottery-slip">
            {t('slip.title')}
          </h2>
          {slip}
        </aside>
      )}
      <Dialog open={isSlipOpen && !isWide} onClose={() => openSlip(false)} title={t('slip.title')} closeLabel={t('slip.close')}>
        {slip}
      </Dialog>
      <Dialog open={isTyping} onClose={() => setTyping(false)} title={t('text.title')} closeLabel={t('slip.close')} size="large">
        <Late part={textEntry} fallback={null}>
          {({ TextEntry }) => <TextEntry board={board} kind={kind} onDone={() => setTyping(false)} />}
        </Late>
      </Dialog>
    </div>
  );
}

interface PicksBarProps extends BetViewProps {
  view: SlipView;
  isWide: boolean;
  onSlip: () => void;
}

/** The value of the picks, always visible. */
function PicksBar({ board, kind, view, isWide, onSlip }: PicksBarProps) {
  const { t } = useTranslation('lottery-desk');
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const { choice, picks } = useChoice(board, kind);
  const { slip } = view;
  const hasPicks = picks.some((mask) => mask !== 0n);
  const reason =
    choice.problem === null
      ? undefined
      : choice.problem === 'closed'
        ? t('chooser.closed')
        : t(`problem.${choice.problem}`, {
            max: choice.problem === 'tooDear' ? moneyText(board.limits.maxTicket, board.unit) : board.limits.maxLines,
          });
  return (
    <section className={styles.bar} aria-label={t('sum.label')}>
      <output className={styles.sum}>
        {hasPicks ? (
          <>
            <span className={styles.lines}>
              {t('sum.lines', { count: choice.lines })} · {moneyText(choice.cost ?? 0, board.unit)}
            </span>
            <span className={styles.win}>
              {choice.problem === null ? `${t('sum.win')} ${moneyText(choice.highestWin, board.unit)}` : reason}
            </span>
          </>
        ) : (
          <span className={styles.win}>{t('sum.none')}</span>
        )}
      </output>
      <div className={styles.buttons}>
        {!isWide && slip.bets.length > 0 && (
          <Button icon={TicketsIcon} aria-label={t('slip.open', { count: slip.bets.length })} onClick={onSlip}>
            {slip.bets.length}
          </Button>
        )}
        <Button
          variant="action"
          disabledReason={reason}
          onClick={() => {
            if (choice.bet !== null) dispatch(betAdded(added(slip, choice.bet)));
          }}
        >
          {t('sum.add')}
        </Button>
      </div>
    </section>
  );
}
