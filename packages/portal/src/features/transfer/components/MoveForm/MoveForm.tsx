import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { ArrowDownToLineIcon, ArrowUpFromLineIcon } from '@livery/ui/icons';
import { RadioCards } from '@livery/ui/RadioCards';
import type { Funds } from '@livery/contract/shapes';
import { isRepeat } from '#shared/money/repeat.ts';
import { RepeatDialog, useRepeatQuestion } from '#shared/money/RepeatDialog.tsx';
import { AmountField } from '#shared/money/AmountField.tsx';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { checkAmount, readAmount } from '#shared/money/amount-text.ts';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useReloadGuard } from '#shared/money/use-reload-guard.ts';
import { usePorts } from '#shared/ports/ports.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectRecentMove } from '../../transfer.state.ts';
import { draftKey, quickAmounts } from '../../transfer.rules.ts';
import { transferSubmitted, type WantedTransfer } from '../../wallets.slice.ts';
import { WalletText } from './WalletText.tsx';
import * as styles from './MoveForm.css.ts';

interface Values extends Record<string, string> {
  vendor: string;
  direction: WantedTransfer['direction'];
  amount: string;
}

/** Wallet, direction and amount. Input survives a reload. */
export function MoveForm({ funds }: { funds: Funds }) {
  const { t } = useTranslation('transfer');
  const dispatch = useAppDispatch();
  const { clock, tabStorage } = usePorts();
  const recent = useAppSelector(selectRecentMove);
  const repeat = useRepeatQuestion<WantedTransfer>((wanted) => void dispatch(transferSubmitted(wanted)));
  const writing = useAmountFormat(funds.currency);
  const say = useProblemText();
  const submission = useAppSelector(selectSubmission('walletTransfer'));
  useReloadGuard();

  const { wallets } = funds;
  const usual = wallets.find(({ isOpen }) => isOpen);
  const walletOf = (vendor: unknown) => wallets.find((wallet) => wallet.vendor === vendor && wallet.isOpen) ?? usual;
  const availableFor = ({ vendor, direction }: Pick<Values, 'vendor' | 'direction'>) =>
    direction === 'out' ? (walletOf(vendor)?.balance ?? 0) : funds.cash;
  const form = useServerForm<Values>({
    spec: {
      vendor: { required: true },
      direction: { required: true },
      amount: {
        check: (text, values) => checkAmount(String(text), writing.format, { balance: availableFor(values) }, writing.write),
      },
    },
    defaultValues: { vendor: usual?.vendor ?? '', direction: 'in', amount: '' },
    submission,
    onSubmit: ({ vendor, direction, amount }) => {
      const reading = readAmount(amount, writing.format);
      if (!('minor' in reading)) return;
      const wanted = { vendor: walletOf(vendor)?.vendor ?? '', direction, amount: reading.minor };
      if (isRepeat(wanted, recent, clock.now())) repeat.ask(wanted);
      else dispatch(transferSubmitted(wanted));
    },
    say,
    draft: { key: draftKey, store: tabStorage, fields: ['vendor', 'direction', 'amount'] },
  });
  const [vendor, direction, text] = useWatch({ control: form.control, name: ['vendor', 'direction', 'amount'] });
  const chosen = walletOf(vendor);
  const available = availableFor({ vendor, direction });
  const reading = readAmount(text, writing.format);
  const amount = 'minor' in reading && reading.minor > 0 && reading.minor <= available ? writing.write(reading.minor) : null;

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate aria-label={t('move.title')}>
      <Controller
        control={form.control}
        name="vendor"
        render={({ field: { name, onChange, ref } }) => (
          <RadioCards
            ref={ref}
            name={name}
            label={t('wallets.choose')}
            value={chosen?.vendor ?? ''}
            onChange={onChange}
            options={wallets.map((wallet) => {
              const holds = <WalletText wallet={wallet} writing={writing} />;
              const label = wallet.name;
              return { value: wallet.vendor, label, ...(wallet.isOpen ? { description: holds } : { disabledReason: holds }) };
            })}
          />
        )}
      />
      {chosen !== undefined && (
        <div className={styles.panel}>
          <Controller
            control={form.control}
            name="direction"
            render={({ field: { name, value, onChange, ref } }) => (
              <RadioCards
                ref={ref}
                name={name}
                label={t('move.direction')}
                value={value}
                onChange={onChange}
                options={[
                  {
                    value: 'in',
                    label: `${t('move.cash')} → ${chosen.name}`,
                    description: t('move.have', { amount: writing.write(funds.cash) }),
                    icon: ArrowDownToLineIcon,
                  },
                  {
                    value: 'out',
                    label: `${chosen.name} → ${t('move.cash')}`,
                    description: t('move.have', { amount: writing.write(chosen.balance) }),
                    icon: ArrowUpFromLineIcon,
                  },
                ]}
              />
            )}
          />
          <AmountField
            form={form}
            name="amount"
            label={t('move.amount')}
            writing={writing}
            quick={{ label: t('move.quick'), amounts: quickAmounts(available) }}
          />
          <SubmissionNotice submission={submission} title={t('move.refused')} isSentOnce />
          <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('move.sending') : undefined}>
            {amount === null ? t(`move.submit.${direction}`) : t(`move.submitAmount.${direction}`, { amount, vendor: chosen.name })}
          </Button>
        </div>
      )}
      <RepeatDialog question={repeat} amount={writing.write(repeat.repeated?.amount ?? 0)} />
    </form>
  );
}
