import type { MinorUnits } from '@livery/contract/money';
import { Amount, type AmountProps } from '@livery/ui/Amount';
import { useMoney } from './use-money.ts';
import { useCurrency } from './use-currency.ts';

interface MoneyProps extends Pick<AmountProps, 'size' | 'tone' | 'mayWrap'> {
  amount: MinorUnits;
  /** Income has a plus sign, not only a colour. */
  isSigned?: boolean;
  hasSymbol?: boolean;
}

/** An amount in the member's currency. */
export function Money({ amount, isSigned = false, hasSymbol = false, tone, size, mayWrap }: MoneyProps) {
  const money = useMoney();
  const { code, symbol } = useCurrency();
  return (
    <Amount
      value={`${isSigned && amount > 0 ? '+' : ''}${money(amount, code)}`}
      symbol={hasSymbol ? symbol : undefined}
      tone={tone ?? (isSigned && amount > 0 ? 'money' : 'inherit')}
      size={size}
      mayWrap={mayWrap}
    />
  );
}
