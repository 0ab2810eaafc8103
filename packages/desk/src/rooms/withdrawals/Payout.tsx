import { Button } from '@livery/ui/Button';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import { Notice, type NoticeProps } from '@livery/ui/Notice';
import type { DeskWithdrawal, PayoutAct } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { moneyText } from '#shared/money-text.ts';
import { buttons } from '#shared/panel.css.ts';
import { ReasonDialog } from '#shared/ReasonDialog.tsx';
import { useAct } from '#shared/use-act.ts';
import { withdrawalsTexts } from './withdrawals.texts.ts';

const { payout: texts, acting, cancel } = withdrawalsTexts;

type Act = PayoutAct['act'];

const tones: Readonly<Record<NonNullable<DeskWithdrawal['payout']>['state'], NoticeProps['tone']>> = {
  ordered: 'info',
  review: 'warning',
  paid: 'positive',
  failed: 'warning',
};

/** The provider's order for a withdrawal: its state, and the outcome that an operator can record. */
export function Payout({ withdrawal, onDone }: { withdrawal: DeskWithdrawal; onDone: () => void }) {
  const { ask } = useDesk();
  const { isBusy, act } = useAct();
  const [asked, setAsked] = useState<'paid' | 'failed' | 'returned' | null>(null);
  const { withdrawalId, state, payout, hasProvider, arrives, unit, destination } = withdrawal;
  if (payout === null && !hasProvider) return null;

  const say = async (what: Act, reason?: string): Promise<void> => {
    const order = { withdrawalId, act: what, ...(reason === undefined ? {} : { reason }) };
    const isDone = await act(() => ask('actOnPayout', order), texts.done[what]);
    setAsked(null);
    if (isDone) onDone();
  };
  const isLive = payout?.state === 'ordered' || payout?.state === 'review';
  const mayOrder = state === 'approved' && (isLive ? payout.state === 'ordered' && payout.providerReference === null : hasProvider);
  if (payout === null && !mayOrder) return null;

  const loading = isBusy ? acting : undefined;
  return (
    <>
      {payout?.isOverpaid === true && (
        <Notice
          tone="negative"
          action={
            <Button size="small" loading={loading} onClick={() => setAsked('returned')}>
              {texts.returned}
            </Button>
          }
        >
          {texts.overpaid(payout.provider, payout.excess === 0 ? null : moneyText(payout.excess, unit))}
        </Notice>
      )}
      <Notice
        tone={payout === null ? 'info' : tones[payout.state]}
        action={
          (mayOrder || isLive) && (
            <div className={buttons}>
              {mayOrder && (
                <Button size="small" loading={loading} onClick={() => void say('order')}>
                  {isLive ? texts.askAgain : payout === null ? texts.order : texts.orderAgain}
                </Button>
              )}
              {isLive && (
                <>
                  <Button size="small" loading={loading} onClick={() => setAsked('paid')}>
                    {texts.paid}
                  </Button>
                  <Button size="small" loading={loading} onClick={() => setAsked('failed')}>
                    {texts.failed}
                  </Button>
                </>
              )}
            </div>
          )
        }
      >
        {payout === null ? texts.unordered : describe(payout)}
      </Notice>
      <ConfirmDialog
        open={asked === 'paid'}
        title={texts.confirm(moneyText(arrives, unit), destination.holder)}
        confirmLabel={texts.paid}
        cancelLabel={cancel}
        onConfirm={() => void say('paid')}
        onCancel={() => setAsked(null)}
        loading={loading}
      >
        <p>{texts.confirmText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'returned'}
        title={texts.confirmReturned(payout?.provider ?? '')}
        confirmLabel={texts.returned}
        cancelLabel={cancel}
        onConfirm={() => void say('returned')}
        onCancel={() => setAsked(null)}
        loading={loading}
      >
        <p>{texts.confirmReturnedText}</p>
      </ConfirmDialog>
      {asked === 'failed' && (
        <ReasonDialog
          texts={texts.failure}
          isBusy={isBusy}
          onSubmit={(reason) => void say('failed', reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function describe({ state, provider, providerReference, asks, told, reason, attempt }: NonNullable<DeskWithdrawal['payout']>): string {
  if (state === 'paid') return texts.states.paid(provider);
  if (state === 'failed') return texts.states.failed(provider, attempt, reason ?? texts.noReason);
  if (state === 'review')
    return told === null ? texts.states.unsure(provider) : texts.states.other(provider, moneyText(told.amount, told.unit));
  if (providerReference !== null) return texts.states.taken(provider, providerReference);
  return asks < 2 ? texts.states.asking(provider) : texts.states.silent(provider, asks);
}
