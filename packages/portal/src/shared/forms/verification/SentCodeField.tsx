import { useTranslation } from 'react-i18next';
import { CodeField, type CodeFieldProps } from '@livery/ui/CodeField';
import { SendCodeButton } from './SendCodeButton.tsx';
import * as styles from './SendCodeField.css.ts';
import type { CodeSender } from './use-code-sender.ts';

export interface SentCodeFieldProps extends Omit<CodeFieldProps, 'label' | 'hint'> {
  sender: CodeSender;
  /** The receiving number or address, as typed. */
  number: string;
}

/** The step after a code was sent: its receiver, the input, and a new code after the countdown. The previous step has `CodeNotSent`. */
export function SentCodeField({ sender, number, ...field }: SentCodeFieldProps) {
  const { t } = useTranslation('forms');
  return (
    <div className={styles.code}>
      <CodeField {...field} label={t('code.enter', { number })} hint={t('code.sent')} />
      <SendCodeButton sender={sender} variant="quiet" size="small" />
    </div>
  );
}
