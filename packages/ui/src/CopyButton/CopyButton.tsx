import { useEffect, useState } from 'react';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { CheckIcon, CopyIcon } from '../Icon/icons.ts';
import { copyText } from './copy-text.ts';
import * as styles from './CopyButton.css.ts';

export interface CopyButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'block'> {
  text: string;
  /** The label, such as "Copy the code". */
  label: string;
  /** Announced and shown beside the button after copying. */
  copiedLabel: string;
  /** The fallback text, announced if the browser refuses. */
  failedLabel: string;
}

/** How long the copied mark stays, in milliseconds. */
const shown = 4000;

export function CopyButton({ text, label, copiedLabel, failedLabel, ...look }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), shown);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    // Emptied first, so that a second copy is announced too.
    setOutcome(null);
    void copyText(text).then((isCopied) => setOutcome(isCopied ? 'copied' : 'failed'));
  };
  return (
    <span className={styles.row}>
      <Button {...look} icon={outcome === 'copied' ? CheckIcon : CopyIcon} onClick={copy}>
        {label}
      </Button>
      <output className={styles.said}>{outcome === 'copied' ? copiedLabel : outcome === 'failed' ? failedLabel : null}</output>
    </span>
  );
}
