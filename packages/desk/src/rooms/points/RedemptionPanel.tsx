import { Badge, type BadgeProps } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { TextField } from '@livery/ui/TextField';
import type { DeskRedemption, RedemptionDecision } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm, FormDialog } from '#shared/FormDialog.tsx';
import { momentText } from '#shared/instants.ts';
import { moneyText } from '#shared/money-text.ts';
import * as styles from '#shared/panel.css.ts';
import { ReasonDialog } from '#shared/ReasonDialog.tsx';
import { useAct } from '#shared/use-act.ts';
import { pointsTexts } from './points.texts.ts';

const texts = pointsTexts.redemptions;
const longestRemark = 140;
const whole = new Intl.NumberFormat('en');

const tones: Readonly<Record<DeskRedemption['state'], BadgeProps['tone']>> = {
  inProcess: 'accent',
  approved: 'positive',
  rejected: 'negative',
};

/** One redemption, with everything needed to fulfil it and the decision about it. */
export function RedemptionPanel({ redemption, onDone }: { redemption: DeskRedemption; onDone: () => void }) {
  const { ask } = useDesk();
  const { isBusy, act } = useAct();
  const [asked, setAsked] = useState<'approval' | 'refusal' | null>(null);
  const { id, account, kind, title, quantity, points, amount, unit, state, remark, address, createdAt } = redemption;

  const reject = async (words: string): Promise<void> => {
    const decision: RedemptionDecision = { id, decision: 'reject', remark: words };
    const isDone = await act(() => ask('decideRedemption', decision), texts.rejected(account));
    setAsked(null);
    if (isDone) onDone();
  };

  return (
    <article className={styles.request} aria-label={`${title}, ${account}`}>
      <div className={styles.requestHead}>
        <div>
          <h2 className={styles.requestName}>{title}</h2>
          <p className={styles.soft}>{texts.by(account, momentText(createdAt))}</p>
        </div>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </div>
      <p>
        {[
          pointsTexts.kinds[kind],
          texts.pieces(quantity),
          pointsTexts.points(whole.format(points)),
          ...(amount === null ? [] : [moneyText(amount, unit)]),
        ].join(' · ')}
      </p>
      {address !== null && (
        <address className={styles.quoted} aria-label={texts.sendTo}>
          {[address.recipient, address.street, `${address.postalCode} ${address.city}`, address.phone].map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      )}
      {remark !== '' && <p>{texts.remark(remark)}</p>}
      {state === 'inProcess' && (
        <div className={styles.buttons}>
          <Button size="small" variant="action" onClick={() => setAsked('approval')}>
            {texts.approve}
          </Button>
          <Button size="small" variant="danger" onClick={() => setAsked('refusal')}>
            {texts.reject}
          </Button>
        </div>
      )}
      <ApprovalDialog redemption={redemption} open={asked === 'approval'} onClose={() => setAsked(null)} onDone={onDone} />
      {asked === 'refusal' && (
        <ReasonDialog
          texts={texts.refusal}
          longest={longestRemark}
          isBusy={isBusy}
          onSubmit={(words) => void reject(words)}
          onClose={() => setAsked(null)}
        />
      )}
    </article>
  );
}

interface ApprovalDialogProps {
  readonly redemption: DeskRedemption;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function ApprovalDialog({ redemption: { id, account }, open, onClose, onDone }: ApprovalDialogProps) {
  const { ask } = useDesk();
  const [remark, setRemark] = useState('');
  const { title, hint, remark: label, ...words } = texts.approval;
  return (
    <FormDialog open={open} onClose={onClose} title={title} texts={words} size="small">
      {({ id: form, act }) => (
        <DialogForm
          id={form}
          onSubmit={async () => {
            const said = remark.trim();
            const decision: RedemptionDecision = { id, decision: 'approve', ...(said === '' ? {} : { remark: said }) };
            if (!(await act(() => ask('decideRedemption', decision), texts.approved(account)))) return;
            onClose();
            onDone();
          }}
        >
          <TextField
            label={label}
            hint={hint}
            maxLength={longestRemark}
            value={remark}
            onChange={(event) => setRemark(event.currentTarget.value)}
          />
        </DialogForm>
      )}
    </FormDialog>
  );
}
