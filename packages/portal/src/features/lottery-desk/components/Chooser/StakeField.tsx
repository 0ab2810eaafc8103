import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '@livery/ui/MoneyField';
import { checkAmount, readAmount } from '#shared/money/amount-text.ts';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import type { Limits } from '../../lottery-desk.api.ts';

interface StakeFieldProps {
  label: string;
  stake: number;
  limits: Limits;
  unit: string;
  onChange: (stake: number) => void;
}

/** The stake per line. Invalid input shows an error and changes nothing. */
export function StakeField({ label, stake, limits: { minStake, maxStake }, unit, onChange }: StakeFieldProps) {
  const { t } = useTranslation(['lottery-desk', 'forms']);
  const problemText = useProblemText();
  const { format, symbol, number, write, tidy } = useAmountFormat(unit);
  const [text, setText] = useState(() => number(stake));
  const [shown, setShown] = useState(stake);
  if (shown !== stake) {
    setShown(stake);
    setText(number(stake));
  }
  const problem = checkAmount(text, format, { min: minStake, max: maxStake }, write);
  const quick = [1, 10, 50, 100, 500].map((times) => minStake * times).filter((amount) => amount <= maxStake);
  return (
    <MoneyField
      label={label}
      symbol={symbol}
      value={text}
      tidy={tidy}
      error={problem === null ? undefined : problemText(problem)}
      quick={{ label: t('stake.quick'), amounts: quick.map(number) }}
      onChange={(next) => {
        setText(next);
        const reading = readAmount(next, format);
        if (!('minor' in reading) || reading.minor < minStake || reading.minor > maxStake) return;
        setShown(reading.minor);
        onChange(reading.minor);
      }}
    />
  );
}
