import { Dialog } from '@livery/ui/Dialog';
import type { DeskDeposit } from '@livery/contract/control/shapes';
import { Answered } from '#shared/Answered.tsx';
import { momentText } from '#shared/instants.ts';
import { moneyText } from '#shared/money-text.ts';
import { useAnswer } from '#shared/use-answer.ts';
import * as styles from './DepositsRoom.css.ts';
import { depositsTexts } from './deposits.texts.ts';
import { ReviewForm } from './ReviewForm.tsx';

const texts = depositsTexts.details;

interface DepositDialogProps {
  readonly deposit: DeskDeposit;
  readonly onClose: () => void;
  readonly onSettled: () => void;
}

/** All that is known of a deposit, and the form that ends its review. */
export function DepositDialog({ deposit, onClose, onSettled }: DepositDialogProps) {
  const { account, amount, unit, state } = deposit;
  return (
    <Dialog open onClose={onClose} title={texts.title(moneyText(amount, unit), account)} closeLabel={texts.close}>
      <div className={styles.parts}>
        <Facts deposit={deposit} />
        <Notices id={deposit.id} />
        {state === 'review' && <ReviewForm deposit={deposit} onSettled={onSettled} />}
      </div>
    </Dialog>
  );
}

function Facts({ deposit }: Pick<DepositDialogProps, 'deposit'>) {
  const { state, amount, unit, paidAmount, paidUnit, fee, method, provider, providerReference } = deposit;
  const known: [keyof typeof texts.facts, string | null][] = [
    ['state', depositsTexts.states[state]],
    ['amount', moneyText(amount, unit)],
    ['paid', paidAmount === null || paidUnit === null ? null : moneyText(paidAmount, paidUnit)],
    ['fee', moneyText(fee, unit)],
    ['credited', moneyText((paidUnit === unit && paidAmount !== null ? paidAmount : amount) - fee, unit)],
    ['method', `${method}, ${provider}`],
    ['reference', providerReference],
    ['number', deposit.id],
    ['repeats', deposit.repeats],
    ['opened', momentText(deposit.createdAt)],
    ['expires', momentText(deposit.expiresAt)],
    ['settled', deposit.settledAt === null ? null : momentText(deposit.settledAt)],
    ['reason', deposit.reason],
  ];
  return (
    <dl className={styles.facts}>
      {known.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className={styles.fact}>
              <dt>{texts.facts[name]}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Notices({ id }: { readonly id: string }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{texts.notices}</h3>
      <Answered answer={useAnswer('depositNotices', { id })} loading={texts.reading}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.soft}>{texts.noNotices}</p>
          ) : (
            <ol className={styles.notices}>
              {items.map(({ eventId, state, amount, unit, takenAt }) => (
                <li key={eventId} className={styles.notice}>
                  <span>{`${texts.noticeStates[state]}: ${moneyText(amount, unit)}`}</span>
                  <span className={styles.soft}>{momentText(takenAt)}</span>
                </li>
              ))}
            </ol>
          )
        }
      </Answered>
    </section>
  );
}
