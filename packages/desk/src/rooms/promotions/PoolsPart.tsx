import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import type { Column } from '@livery/ui/DataTable';
import type { DeskPrizePool, DeskPromotions } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { AnsweredTable } from '#shared/AnsweredTable.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { momentText } from '#shared/instants.ts';
import { useAct } from '#shared/use-act.ts';
import type { Answer } from '#shared/use-answer.ts';
import { promotionsTexts } from './promotions.texts.ts';

const texts = promotionsTexts.pools;

/** All prize pools. A raffle can be drawn early. */
export function PoolsPart({ promotions }: { promotions: Answer<DeskPromotions> }) {
  const { ask } = useDesk();
  const { isBusy, act } = useAct();
  const [asked, setAsked] = useState<DeskPrizePool | null>(null);

  const settle = async ({ id, title }: DeskPrizePool): Promise<void> => {
    await act(
      () => ask('settleRaffle', { id }),
      ({ winners }) => texts.done(title, winners),
    );
    setAsked(null);
    promotions.reload();
  };

  const columns: Column<DeskPrizePool>[] = [
    { id: 'title', label: texts.columns.title, cell: ({ title }) => title },
    { id: 'tickets', label: texts.columns.tickets, align: 'end', cell: ({ tickets }) => tickets },
    {
      id: 'prizes',
      label: texts.columns.prizes,
      cell: ({ raffle }) =>
        raffle === null ? texts.unlimited : raffle.settledAt === null ? texts.left(raffle.prizes) : texts.won(raffle.winners),
    },
    {
      id: 'time',
      label: texts.columns.time,
      cell: ({ raffle }) => (raffle === null ? texts.atOnce : texts.on(momentText(raffle.settledAt ?? raffle.closesAt))),
    },
    {
      id: 'actions',
      label: texts.columns.actions,
      align: 'end',
      cell: (row) =>
        row.raffle !== null &&
        (row.raffle.settledAt === null ? (
          <Button size="small" onClick={() => setAsked(row)}>
            {texts.settleNow}
          </Button>
        ) : (
          <Badge tone="positive">{texts.isSettled}</Badge>
        )),
    },
  ];
  return (
    <>
      <AnsweredTable
        answer={promotions}
        rows={promotions.value?.pools ?? null}
        rowKey={({ id }) => String(id)}
        columns={columns}
        texts={texts}
      />
      <ConfirmDialog
        open={asked !== null}
        tone="danger"
        title={texts.confirm(asked?.title ?? '')}
        confirmLabel={texts.settleNow}
        cancelLabel={promotionsTexts.cancel}
        onConfirm={() => void (asked !== null && settle(asked))}
        onCancel={() => setAsked(null)}
        loading={isBusy ? promotionsTexts.acting : undefined}
      >
        <p>{texts.confirmText(asked?.tickets ?? 0)}</p>
      </ConfirmDialog>
    </>
  );
}
