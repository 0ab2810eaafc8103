import { Fragment, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Amount.css.ts';

export interface AmountProps {
  /** The number, formatted by the caller. */
  value: string;
  /** Currency symbol; drawn smaller. */
  symbol?: string | undefined;
  symbolPlace?: 'before' | 'after' | undefined;
  size?: 'inherit' | 'medium' | 'large' | 'huge' | undefined;
  tone?: 'money' | 'ink' | 'inherit' | undefined;
  /** Lets the text wrap after the symbol or a thousands separator when one line is too short. */
  mayWrap?: boolean | undefined;
  /** Asterisks instead of the number. */
  masked?: boolean | undefined;
  /** Spoken instead of the asterisks. */
  maskedLabel?: string | undefined;
}

const mask = '*****';

/** Money as text. A changed value rolls in; the first one does not. */
export function Amount({
  value,
  symbol,
  symbolPlace = 'before',
  size = 'inherit',
  tone = 'money',
  mayWrap = false,
  masked = false,
  maskedLabel,
}: AmountProps) {
  const [shown, setShown] = useState({ value, hasChanged: false });
  if (shown.value !== value) setShown({ value, hasChanged: true });
  const mark = symbol !== undefined && <span className={styles.symbol}>{symbol}</span>;
  return (
    <span className={styles.amount({ size, tone, mayWrap })}>
      {symbolPlace === 'before' && mark}
      {masked ? (
        <>
          <span aria-hidden={maskedLabel === undefined ? undefined : true}>{mask}</span>
          {maskedLabel !== undefined && <VisuallyHidden>{maskedLabel}</VisuallyHidden>}
        </>
      ) : (
        <span key={value} className={shown.hasChanged ? styles.rolled : styles.number}>
          {mayWrap ? breakable(value) : value}
        </span>
      )}
      {symbolPlace === 'after' && mark}
    </span>
  );
}

function breakable(value: string): ReactNode[] {
  // The parts of a number have no key but their index.
  return value.split(/(?<=\d[.,\s])(?=\d{3})/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
