import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ticketStates, type TicketState } from '@livery/contract/lotteries';
import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import { Disclosure } from '@livery/ui/Disclosure';
import { EmptyState } from '@livery/ui/EmptyState';
import { Select } from '@livery/ui/Select';
import { Skeleton } from '@livery/ui/Skeleton';
import type { Kind } from '@livery/lottery/model/kind';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useFreshSubmission } from '#shared/money/use-submission.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { loading } from '#shared/reads/loadable.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { shortNumber } from '../../board.rules.ts';
import type { Board, Ticket } from '../../lottery-desk.api.ts';
import { ticketsRead } from '../../lottery-desk.reads.ts';
import { cancellationConfirmed } from '../../lottery-desk.slice.ts';
import { usePlayText } from '../../choosing/use-play-text.ts';
import { Balls } from '../Balls/Balls.tsx';
import { TicketGroup } from './TicketGroup.tsx';
import { TicketNumbers } from './TicketNumbers.tsx';
import * as styles from './Tickets.css.ts';

const pageLength = 20;

interface TicketsProps {
  board: Board;
  kind: Kind;
}

/** The member's tickets of this lottery, newest first. */
export function Tickets({ board, kind }: TicketsProps) {
  const { t } = useTranslation('lottery-desk');
  const [state, setState] = useState<TicketState | 'all'>('all');
  /** The cursors of the visible pages. */
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  return (
    <div className={styles.tickets}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('tickets.title')}</h2>
        <Select
          label={t('tickets.filter')}
          labelHidden
          value={state}
          options={[
            { value: 'all', label: t('tickets.all') },
            ...ticketStates.map((each) => ({ value: each, label: t(`tickets.state.${each}`) })),
          ]}
          onChange={(next) => {
            setState(ticketStates.find((each) => each === next) ?? 'all');
            setPages([null]);
          }}
        />
      </div>
      {pages.map((after, place) => (
        <TicketPage
          key={`${state} ${after ?? ''}`}
          board={board}
          kind={kind}
          state={state}
          after={after}
          onMore={place === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
        />
      ))}
    </div>
  );
}

interface TicketPageProps extends TicketsProps {
  state: TicketState | 'all';
  after: string | null;
  /** Null on pages that are not the last. */
  onMore: ((next: string) => void) | null;
}

function TicketPage({ board, kind, state, after, onMore }: TicketPageProps) {
  const { t } = useTranslation('lottery-desk');
  const page = useRead(ticketsRead, { game: board.nodeId, state: state === 'all' ? null : state, limit: pageLength, after });
  return (
    <Loaded
      of={page.isFormer ? loading<NonNullable<typeof page.value>>({}) : page}
      onRetry={page.retry}
      label={t('tickets.loading')}
      skeleton={<Skeleton shape="block" />}
    >
      {({ items, next }) =>
        items.length === 0 && after === null ? (
          <EmptyState sentence={t('tickets.empty')} />
        ) : (
          <>
            <ul className={styles.list}>
              {items.map((ticket) => (
                <li key={ticket.id}>
                  <TicketCard ticket={ticket} board={board} kind={kind} />
                </li>
              ))}
            </ul>
            {next !== null && onMore !== null && (
              <Button block onClick={() => onMore(next)}>
                {t('tickets.more')}
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  );
}

const tones = { won: 'positive', open: 'second' } as const;

function TicketCard({ ticket, board, kind }: TicketsProps & { ticket: Ticket }) {
  const { t } = useTranslation('lottery-desk');
  const text = usePlayText();
  const moneyText = useMoneyText();
  const [isAsked, ask] = useState(false);
  const money = (amount: number) => moneyText(amount, board.unit);
  const play = kind.plays.find(({ code }) => code === ticket.play);
  const { state, payout } = ticket;
  const draw = t('tickets.draw', { draw: shortNumber(ticket.issue) });
  const outcome =
    state === 'won'
      ? t('tickets.won', { amount: money(payout ?? 0) })
      : payout !== null && payout > 0
        ? t('tickets.back', { amount: money(payout) })
        : null;
  return (
    <article className={styles.ticket} aria-label={`${draw}, ${play === undefined ? ticket.play : text.whole(play)}`}>
      <div className={styles.row}>
        <p className={styles.name}>{play === undefined ? ticket.play : text.whole(play)}</p>
        <Badge tone={state === 'won' || state === 'open' ? tones[state] : 'neutral'}>{t(`tickets.state.${state}`)}</Badge>
      </div>
      <div className={styles.row}>
        <p className={styles.soft}>
          <span>{draw}</span>
          {ticket.chase !== null && <span> · {t('tickets.chase')}</span>}
        </p>
        <p className={styles.money}>
          <span>{t('tickets.staked', { amount: money(ticket.stake) })}</span>
          {outcome !== null && <strong className={styles.won}> {outcome}</strong>}
        </p>
      </div>
      <Disclosure label={t('tickets.details')}>
        <div className={styles.details}>
          <p className={styles.soft}>
            <span>{t('slip.perLine', { lines: t('sum.lines', { count: ticket.lines }), stake: money(ticket.lineStake) })}</span>
            {ticket.times > 1 && (
              <span>
                {' '}
                · {t('slip.times')} {ticket.times}
              </span>
            )}
          </p>
          <TicketGroup ticket={ticket} board={board} />
          {ticket.numbers !== null && (
            <div className={styles.drawn}>
              <span className={styles.soft}>{t('tickets.drawn')}</span>
              <Balls kind={ticket.kind} numbers={ticket.numbers} animal={board.results[0]?.animal ?? 0} size="small" />
            </div>
          )}
          {play !== undefined && <TicketNumbers ticket={ticket} play={play} board={board} />}
        </div>
      </Disclosure>
      {ticket.canCancel && (
        <div>
          <Button size="small" variant="quiet" onClick={() => ask(true)}>
            {t('tickets.cancel')}
          </Button>
        </div>
      )}
      {isAsked && ticket.canCancel && <Cancellation ticket={ticket} amount={money(ticket.stake)} onClose={() => ask(false)} />}
    </article>
  );
}

function Cancellation({ ticket, amount, onClose }: { ticket: Ticket; amount: string; onClose: () => void }) {
  const { t } = useTranslation('lottery-desk');
  const dispatch = useAppDispatch();
  const submission = useFreshSubmission('cancelLotteryTicket', ticket.id);
  const isTold = submission.status === 'refused' || (submission.status === 'sending' && submission.isUncertain);
  return (
    <ConfirmDialog
      open
      title={t('tickets.cancelTitle')}
      confirmLabel={t('tickets.cancel')}
      cancelLabel={t('tickets.cancelKeep')}
      loading={submission.status === 'sending' ? t('tickets.cancelling') : undefined}
      onConfirm={() => dispatch(cancellationConfirmed({ ticket: ticket.id }))}
      onCancel={onClose}
    >
      {isTold ? <SubmissionNotice submission={submission} isSentOnce /> : t('tickets.cancelText', { amount })}
    </ConfirmDialog>
  );
}
