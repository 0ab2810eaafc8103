import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import type { Funds } from '@livery/contract/shapes';
import { useSectionLink } from '#shared/address/section-link.ts';
import { MoneyReceipt } from '#shared/money/MoneyReceipt.tsx';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { transferBegun, type MovedTransfer } from '../../wallets.slice.ts';

/** Replaces the form with the transfer just made. */
export function Moved({ moved: { vendor, direction, amount, number, at }, funds }: { moved: MovedTransfer; funds: Funds }) {
  const { t } = useTranslation('transfer');
  const dispatch = useAppDispatch();
  const sectionLink = useSectionLink();
  const { write } = useAmountFormat(funds.currency);
  const instantText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  const name = funds.wallets.find((wallet) => wallet.vendor === vendor)?.name ?? vendor;
  const [from, to] = direction === 'in' ? [t('move.cash'), name] : [name, t('move.cash')];
  return (
    <MoneyReceipt
      title={t(`move.done.${direction}`, { amount: write(amount), vendor: name })}
      facts={[
        { name: t('move.amount'), value: write(amount) },
        { name: t('move.from'), value: from },
        { name: t('move.to'), value: to },
        { name: t('receipt.at'), value: instantText(at) },
        { name: t('receipt.number'), value: String(number) },
      ]}
      actions={
        <>
          <ButtonLink variant="action" render={(props) => <Link {...props} to={sectionLink('transactionHistory')} />}>
            {t('move.track')}
          </ButtonLink>
          <Button onClick={() => dispatch(transferBegun())}>{t('move.again')}</Button>
        </>
      }
    />
  );
}
