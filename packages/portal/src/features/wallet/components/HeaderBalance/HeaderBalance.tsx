import { useTranslation } from 'react-i18next';
import { Amount } from '@livery/ui/Amount';
import { IconButton } from '@livery/ui/IconButton';
import { EyeIcon, EyeOffIcon, RefreshCwIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { balanceToggled, selectIsBalanceHidden } from '#shared/facts/preferences.slice.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { selectBalance, balanceRequested } from '../../wallet.slice.ts';
import * as styles from './HeaderBalance.css.ts';

/** The member's balance in the header. The eye hides it, and it is marked when it could not be refreshed. */
export function HeaderBalance({ size }: { size?: 'large' }) {
  const { t } = useTranslation('wallet');
  const dispatch = useAppDispatch();
  const balance = useAppSelector(selectBalance);
  const isHidden = useAppSelector(selectIsBalanceHidden);
  const money = useMoney();
  const { value } = balance;
  return (
    <fieldset className={styles.balance} aria-label={t('balance.label')}>
      <span className={styles.amount} aria-live="polite">
        {value !== undefined && (
          <Amount
            value={money(value.balance, value.currency)}
            symbol={value.currencySymbol}
            size={size}
            mayWrap
            masked={isHidden}
            maskedLabel={t('balance.hidden')}
          />
        )}
        {value === undefined && balance.status !== 'failed' && (
          <>
            <VisuallyHidden>{t('balance.loading')}</VisuallyHidden>
            <Skeleton />
          </>
        )}
      </span>
      {balance.status === 'failed' && (
        <IconButton
          icon={RefreshCwIcon}
          label={t(value === undefined ? 'balance.failed' : 'balance.stale')}
          onClick={() => dispatch(balanceRequested())}
        />
      )}
      <IconButton
        icon={isHidden ? EyeOffIcon : EyeIcon}
        label={t(isHidden ? 'balance.show' : 'balance.hide')}
        onClick={() => dispatch(balanceToggled())}
      />
    </fieldset>
  );
}
