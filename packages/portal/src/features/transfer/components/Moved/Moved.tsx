import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { Receipt } from '@livery/ui/Receipt';
import type { Funds } from '@livery/contract/shapes';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { transferBegun, type WantedTransfer } from '../../wallets.slice.ts';

/** In the place of the form: what has just been moved. */
export function Moved({ moved: { vendor, direction, amount }, funds }: { moved: WantedTransfer; funds: Funds }) {
  const { t } = useTranslation('transfer');
  const dispatch = useAppDispatch();
  const { write } = useAmountFormat(funds.currency);
  const name = funds.wallets.find((wallet) => wallet.vendor === vendor)?.name ?? vendor;
  const [from, to] = direction === 'in' ? [t('move.cash'), name] : [name, t('move.cash')];
  return (
    <Receipt
      title={t(`move.done.${direction}`, { amount: write(amount), vendor: name })}
      facts={[
        { name: t('move.amount'), value: write(amount) },
        { name: t('move.from'), value: from },
        { name: t('move.to'), value: to },
      ]}
      actions={
        <>
          <Button variant="action" onClick={() => dispatch(transferBegun())}>
            {t('move.again')}
          </Button>
          <ButtonLink render={(props) => <Link {...props} to="/member/transactionHistory" />}>{t('move.track')}</ButtonLink>
        </>
      }
    />
  );
}
