import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { Disclosure } from '@livery/ui/Disclosure';
import type { Draw } from '@livery/contract/shapes';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { balanceChanged } from '#shared/store/events.ts';
import { centreRead } from '../../rewards.reads.ts';
import { selectDraw } from '../../rewards.state.ts';
import { drawReset, drawStarted, type DrawStage } from '../../rewards.slice.ts';
import { usePrizeText } from '../../use-prize-text.ts';
import { Odds } from '../Odds/Odds.tsx';
import { Proof } from '../Odds/Proof.tsx';
import { PrizeWheel } from '../PrizeWheel/PrizeWheel.tsx';
import { TakeOne } from '../TakeOne/TakeOne.tsx';
import * as styles from './DrawDialog.css.ts';

/** A wheel, eggs or envelopes. The gateway draws and pays; what moves here only shows it, and can be skipped. */
export function Dialog({ request: { drawId }, onClose }: RequestedDialogProps<'draw'>) {
  const { t } = useTranslation(['rewards', 'common']);
  const { value: centre } = useRead(centreRead, {});
  const draw = centre?.draws.find(({ id }) => id === drawId);
  return (
    <Modal open onClose={onClose} title={draw?.title ?? t('title')} closeLabel={t('common:actions.close')}>
      {draw !== undefined && (
        <Play
          draw={draw}
          tickets={centre?.tickets.filter((ticket) => ticket.drawId === drawId).map(({ id }) => id) ?? []}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

function Play({ draw, tickets, onClose }: { draw: Draw; tickets: readonly number[]; onClose: () => void }) {
  const { t } = useTranslation('rewards');
  const dispatch = useAppDispatch();
  const stage = useAppSelector(selectDraw);
  const submission = useAppSelector(selectSubmission('draw', stage.stage === 'ready' ? undefined : stage.ticketId));
  const isRefused = stage.stage === 'drawing' && submission.status === 'refused';
  const [isAtRest, setAtRest] = useState(false);
  const [isSkipped, setSkipped] = useState(false);
  const kind = draw.kind === 'raffle' ? 'wheel' : draw.kind;
  const [ticketId] = tickets;
  const start = (choice: number) => {
    if (ticketId !== undefined) dispatch(drawStarted({ ticketId, choice }));
  };
  const again = () => {
    setAtRest(false);
    setSkipped(false);
    dispatch(drawReset());
  };
  const isOver = stage.stage === 'drawn' && isAtRest;
  // The balance in sight follows when the picture has said what was won.
  useEffect(() => {
    if (isOver) dispatch(balanceChanged());
  }, [isOver, dispatch]);
  const rest = () => setAtRest(true);
  return (
    <div className={styles.content}>
      <div className={styles.stage}>
        <Stage draw={draw} stage={isRefused ? { stage: 'ready' } : stage} isSkipped={isSkipped} onTake={start} onRest={rest} />
      </div>
      <SubmissionNotice submission={submission} isSentOnce />
      <div className={styles.actions}>
        {isOver && <Result stage={stage} />}
        {stage.stage === 'drawn' && !isAtRest && (
          <Button variant="quiet" onClick={() => setSkipped(true)}>
            {t('draws.skip')}
          </Button>
        )}
        {(stage.stage === 'ready' || stage.stage === 'drawing') && !isRefused && kind === 'wheel' && (
          <Button
            variant="action"
            size="large"
            block
            disabledReason={ticketId === undefined ? t('tickets.noneLeft') : undefined}
            loading={stage.stage === 'drawing' ? t('draws.drawing') : undefined}
            onClick={() => start(0)}
          >
            {t('draws.wheel.spin')}
          </Button>
        )}
        {stage.stage === 'ready' && kind !== 'wheel' && <p className={styles.hint}>{t(`draws.${kind}.choose`)}</p>}
        {(isOver || isRefused) &&
          (ticketId === undefined ? (
            <Button variant="action" block onClick={onClose}>
              {t('draws.done')}
            </Button>
          ) : (
            <Button variant="action" block onClick={again}>
              {t('draws.again', { count: tickets.length })}
            </Button>
          ))}
      </div>
      {isOver && stage.drawn.reward.proof !== null && <Proof proof={stage.drawn.reward.proof} />}
      <Disclosure label={t('odds.title')}>
        <Odds draw={draw} />
      </Disclosure>
    </div>
  );
}

interface StageProps {
  draw: Draw;
  stage: DrawStage;
  isSkipped: boolean;
  onTake: (choice: number) => void;
  onRest: () => void;
}

function Stage({ draw, stage, isSkipped, onTake, onRest }: StageProps) {
  const prizeText = usePrizeText();
  // What is on the wheel is what the draw was made from, not what is left after it.
  const [prizes] = useState(draw.prizes);
  if (draw.kind !== 'egg' && draw.kind !== 'envelope') {
    const drawn = stage.stage === 'drawn' ? stage.drawn.prizeId : null;
    return <PrizeWheel prizes={prizes} drawn={drawn} isSkipped={isSkipped} onRest={onRest} label={prizeText} />;
  }
  const taken = stage.stage === 'drawing' || stage.stage === 'drawn' ? stage.choice : null;
  return <TakeOne kind={draw.kind} taken={taken} isOpen={stage.stage === 'drawn'} isSkipped={isSkipped} onTake={onTake} onRest={onRest} />;
}

function Result({ stage: { drawn } }: { stage: Extract<DrawStage, { stage: 'drawn' }> }) {
  const { t } = useTranslation('rewards');
  const prizeText = usePrizeText();
  const { prize } = drawn.reward;
  return (
    <output className={styles.result}>
      <span className={styles.won}>{t('draws.won')}</span>
      <strong className={styles.amount}>{prizeText(prize)}</strong>
      <span className={styles.where}>{t(`draws.paid.${prize.kind}`)}</span>
    </output>
  );
}
