import { useTranslation } from 'react-i18next';
import { Amount } from '@livery/ui/Amount';
import type { Funds } from '@livery/contract/shapes';
import type { AmountWriting } from '#shared/money/use-amount-format.ts';
import * as styles from './MoveForm.css.ts';

interface WalletTextProps {
  wallet: Funds['wallets'][number];
  writing: AmountWriting;
}

/** A vendor wallet's balance, and whether it is available now. */
export function WalletText({ wallet: { balance, isOpen }, writing }: WalletTextProps) {
  const { t } = useTranslation('transfer');
  return (
    <span className={styles.wallet}>
      {balance > 0 ? (
        <Amount value={writing.number(balance)} symbol={writing.symbol} size="medium" tone={isOpen ? 'money' : 'inherit'} />
      ) : (
        <span>{t('wallets.nothing')}</span>
      )}
      {!isOpen && <span>{t('wallets.closed')}</span>}
    </span>
  );
}
