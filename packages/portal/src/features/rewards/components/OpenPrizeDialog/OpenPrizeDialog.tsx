import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { Disclosure } from '@livery/ui/Disclosure';
import type { PrizePool } from '@livery/contract/shapes';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { balanceChanged } from '#shared/store/events.ts';
import { centreRead } from '../../rewards.reads.ts';
import { selectOpening } from '../../rewards.state.ts';
import { openingReset, openingStarted, type OpeningStage } from '../../rewards.slice.ts';
import { usePrizeText } from '../../use-prize-text.ts';
import { Odds } from '../Odds/Odds.tsx';
import { Proof } from '../Odds/Proof.tsx';
import { PrizeWheel } from '../PrizeWheel/PrizeWheel.tsx';
import { PickOne } from '../PickOne/PickOne.tsx';
import * as styles from './OpenPrizeDialog.css.ts';

/** A wheel, eggs or envelopes. The gateway picks and pays. The animation only shows the result and can be skipped. */
export function Dialog({ request: { poolId }, onClose }: RequestedDialogProps<'openPrize'>) {
  const { t } = useTranslation(['rewards', 'common']);
  const { value: centre } = useRead(centreRead, {});
  const pool = centre?.pools.find(({ id }) => id === poolId);
  return (
    <Modal open onClose={onClose} title={pool?.title ?? t('title')} closeLabel={t('common:actions.close')}>
      {pool !== undefined && (
        <Play
          pool={pool}
          tickets={centre?.tickets.filter((ticket) => ticket.poolId === poolId).map(({ id }) => id) ?? []}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

function Play({ pool, tickets, onClose }: { pool: PrizePool; tickets: readonly number[]; onClose: () => void }) {
  const { t } = useTranslation('rewards');
  const dispatch = useAppDispatch();
  const stage = useAppSelector(selectOpening);
  const submission = useAppSelector(selectSubmission('openPrize', stage.stage === 'ready' ? undefined : stage.ticketId));
  const isRefused = stage.stage === 'opening' && submission.status === 'refused';
  const [isAtRest, setAtRest] = useState(false);
  const [isSkipped, setSkipped] = useState(false);
  const kind = pool.kind === 'raffle' ? 'wheel' : pool.kind;
  const [ticketId] = tickets;
  const start = (choice: number) => {
    if (ticketId !== undefined) dispatch(openingStarted({ ticketId, choice }));
  };
  const again = () => {
    setAtRest(false);
    setSkipped(false);
    dispatch(openingReset());
  };
  const isOver = stage.stage === 'opened' && isAtRest;
  // The visible balance updates after the animation has shown the win.
  useEffect(() => {
    if (isOver) dispatch(balanceChanged());
  }, [isOver, dispatch]);
  const rest = () => setAtRest(true);
  return (
    <div className={styles.content}>
      <div className={styles.stage}>
        <Stage pool={pool} stage={isRefused ? { stage: 'ready' } : stage} isSkipped={isSkipped} onTake={start} onRest={rest} />
      </div>
      <SubmissionNotice submission={submission} isSentOnce />
      <div className={styles.actions}>
        {isOver && <Result stage={stage} />}
        {stage.stage === 'opened' && !isAtRest && (
          <Button variant="quiet" onClick={() => setSkipped(true)}>
            {t('openings.skip')}
          </Button>
        )}
        {(stage.stage === 'ready' || stage.stage === 'opening') && !isRefused && kind === 'wheel' && (
          <Button
            variant="action"
            size="large"
            block
            disabledReason={ticketId === undefined ? t('tickets.noneLeft') : undefined}
            loading={stage.stage === 'opening' ? t('openings.opening') : undefined}
            onClick={() => start(0)}
          >
            {t('openings.wheel.spin')}
          </Button>
        )}
        {stage.stage === 'ready' && kind !== 'wheel' && <p className={styles.hint}>{t(`openings.${kind}.choose`)}</p>}
        {(isOver || isRefused) &&
          (ticketId === undefined ? (
            <Button variant="action" block onClick={onClose}>
              {t('openings.done')}
            </Button>
          ) : (
            <Button variant="action" block onClick={again}>
              {t('openings.again', { count: tickets.length })}
            </Button>
          ))}
      </div>
      {isOver && stage.opened.reward.proof !== null && <Proof proof={stage.opened.reward.proof} />}
      <Disclosure label={t('odds.title')}>
        <Odds pool={pool} />
      </Disclosure>
    </div>
  );
}

interface StageProps {
  pool: PrizePool;
  stage: OpeningStage;
  isSkipped: boolean;
  onTake: (choice: number) => void;
  onRest: () => void;
}

function Stage({ pool, stage, isSkipped, onTake, onRest }: StageProps) {
  const prizeText = usePrizeText();
  // The wheel shows the prizes from before the draw, not those left after it.
  const [prizes] = useState(pool.prizes);
  if (pool.kind !== 'egg' && pool.kind !== 'envelope') {
    const won = stage.stage === 'opened' ? stage.opened.prizeId : null;
    return <PrizeWheel prizes={prizes} won={won} isSkipped={isSkipped} onRest={onRest} label={prizeText} />;
  }
  const taken = stage.stage === 'opening' || stage.stage === 'opened' ? stage.choice : null;
  return <PickOne kind={pool.kind} taken={taken} isOpen={stage.stage === 'opened'} isSkipped={isSkipped} onTake={onTake} onRest={onRest} />;
}

function Result({ stage: { opened } }: { stage: Extract<OpeningStage, { stage: 'opened' }> }) {
  const { t } = useTranslation('rewards');
  const prizeText = usePrizeText();
  const { prize } = opened.reward;
  return (
    <output className={styles.result}>
      <span className={styles.won}>{t('openings.won')}</span>
      <strong className={styles.amount}>{prizeText(prize)}</strong>
      <span className={styles.where}>{t(`openings.paid.${prize.kind}`)}</span>
    </output>
  );
}
