import { useTranslation } from 'react-i18next';
import { CodeField, type CodeFieldProps } from '@livery/ui/CodeField';
import { SendCodeButton } from './SendCodeButton.tsx';
import * as styles from './SendCodeField.css.ts';
import type { CodeSender } from './use-code-sender.ts';

export interface SentCodeFieldProps extends Omit<CodeFieldProps, 'label' | 'hint'> {
  sender: CodeSender;
  /** The number or address the code went to, as typed. */
  number: string;
}

/** The step after a code was sent: where it went, its boxes, and another one when the countdown is over. The step before it has `CodeNotSent`. */
export function SentCodeField({ sender, number, ...field }: SentCodeFieldProps) {
  const { t } = useTranslation('forms');
  return (
    <div className={styles.code}>
      <CodeField {...field} label={t('code.enter', { number })} hint={t('code.sent')} />
      <SendCodeButton sender={sender} variant="quiet" size="small" />
    </div>
  );
}
