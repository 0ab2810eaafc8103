import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import type { Kind } from '@livery/lottery/model/kind';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { refusalDropped, selectSubmission } from '#shared/money/money.slice.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { shortNumber } from '../../board.rules.ts';
import type { Board } from '../../lottery-desk.api.ts';
import { moveRead, slipEdited } from '../../lottery-desk.slice.ts';
import { fitOf, groupOf } from '../../slip/refusal.rules.ts';
import { capped, repriced } from '../../slip/slip.rules.ts';
import { useOddsText, usePlayText } from '../../choosing/use-play-text.ts';
import type { SlipView } from '../../slip/use-slip.ts';
import { MovedNotice } from './MovedNotice.tsx';
import * as styles from './Slip.css.ts';

const name = 'placeLotteryTickets';

interface PlaceBarProps {
  board: Board;
  kind: Kind;
  view: SlipView;
}

/** The total, the refusal and the button. */
export function PlaceBar({ board, kind, view }: PlaceBarProps) {
  const { t } = useTranslation('lottery-desk');
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const submission = useAppSelector(selectSubmission(name));
  const { cost, issue, changed, isPlanned } = view;
  const amount = moneyText(cost.total, board.unit);
  const isBlocked = cost.problem !== null || !isPlanned || cost.draws.length === 0;
  return (
    <div className={styles.place}>
      <MovedNotice />
      <Refusal board={board} view={view} />
      {changed.length > 0 && <Changed board={board} kind={kind} view={view} />}
      <p className={styles.total}>
        <span>
          {t('slip.total')}
          {cost.draws.length > 1 && <span className={styles.soft}> · {t('slip.totalDraws', { count: cost.draws.length })}</span>}
        </span>
        <span className={styles.amount}>{amount}</span>
      </p>
      <Button
        variant="action"
        size="large"
        block
        disabledReason={
          issue === null ? t('slip.noDraw') : changed.length > 0 ? t('changed.title') : isBlocked ? t('slip.waiting') : undefined
        }
        loading={submission.status === 'sending' ? t('slip.placing') : undefined}
        onClick={() => {
          dispatch(moveRead());
          view.place();
        }}
      >
        {t('slip.place', { amount })}
      </Button>
    </div>
  );
}

/** A refusal with a matching suggestion. */
function Refusal({ board, view }: Omit<PlaceBarProps, 'kind'>) {
  const { t } = useTranslation('lottery-desk');
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const submission = useAppSelector(selectSubmission(name));
  const { slip, issue, cost } = view;
  if (submission.status !== 'refused') return <SubmissionNotice submission={submission} isSentOnce />;
  const { failure } = submission;
  const highestGroup = groupOf(failure);
  if (highestGroup !== null) {
    return (
      <Notice tone="warning" title={t('refused.title')} isLive>
        {t('refused.group', { group: highestGroup })}
      </Notice>
    );
  }
  const fit = fitOf(failure, Math.max(...cost.draws.map(({ times }) => times), 1));
  if (fit !== null) {
    const stake = fit.stake < board.limits.minStake ? 0 : fit.stake;
    const lower = () => {
      dispatch(slipEdited(capped(slip, stake, fit.at)));
      dispatch(refusalDropped({ name }));
    };
    const written = moneyText(stake, board.unit);
    const max = fit.highestWin === null ? null : moneyText(fit.highestWin, board.unit);
    const nothing =
      max === null
        ? { why: t('refused.soldOut'), remove: t('refused.removeSoldOut') }
        : { why: t('refused.maxWinReached', { max }), remove: t('refused.remove') };
    return (
      <Notice
        tone="warning"
        title={t('refused.title')}
        isLive
        action={
          <Button size="small" onClick={lower}>
            {stake === 0 ? nothing.remove : t('refused.fit', { stake: written })}
          </Button>
        }
      >
        {stake === 0 ? nothing.why : max === null ? t('refused.fits', { stake: written }) : t('refused.maxWin', { max, stake: written })}
      </Notice>
    );
  }
  if (failure.code === 'INSUFFICIENT_BALANCE') {
    return (
      <Notice
        tone="warning"
        title={t('refused.title')}
        isLive
        action={
          <ButtonLink size="small" variant="action" render={(props) => <Link {...props} to="/member/depositv2" />}>
            {t('refused.deposit')}
          </ButtonLink>
        }
      >
        {t('refused.INSUFFICIENT_BALANCE')}
      </Notice>
    );
  }
  return (
    <SubmissionNotice
      submission={submission}
      title={t('refused.title')}
      isSentOnce
      sentences={{
        PRICE_CHANGED: t('refused.PRICE_CHANGED'),
        NO_LONGER_OPEN: issue === null ? t('refused.NO_LONGER_OPENnone') : t('refused.NO_LONGER_OPEN', { draw: shortNumber(issue.number) }),
      }}
    />
  );
}

/** Odds that differ from those on the slip. Nothing is placed until the member accepts them. */
function Changed({ board, kind, view: { slip, changed } }: PlaceBarProps) {
  const { t } = useTranslation('lottery-desk');
  const dispatch = useAppDispatch();
  const text = usePlayText();
  const write = useOddsText();
  const accept = () => {
    dispatch(slipEdited(repriced(slip, board.odds)));
    dispatch(refusalDropped({ name }));
  };
  return (
    <Notice
      tone="warning"
      title={t('changed.title')}
      isLive
      action={
        <Button size="small" onClick={accept}>
          {t('changed.accept')}
        </Button>
      }
    >
      <ul className={styles.changes}>
        {changed.map(({ bet, odds }) => {
          const play = kind.plays.find(({ code }) => code === bet.play);
          const named = play === undefined ? bet.play : text.whole(play);
          const place = odds?.findIndex((each, at) => each !== bet.odds[at]) ?? 0;
          const [from = 0, to = 0] = [bet.odds[place], odds?.[place]];
          return (
            <li key={bet.id}>
              {odds === null
                ? t('changed.closed', { bet: named })
                : t('changed.odds', { bet: named, from: write.odds(from), to: write.odds(to) })}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
