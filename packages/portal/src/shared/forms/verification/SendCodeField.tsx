import { useTranslation } from 'react-i18next';
import { CodeField, type CodeFieldProps } from '@livery/ui/CodeField';
import { CodeNotSent } from './CodeNotSent.tsx';
import { SendCodeButton } from './SendCodeButton.tsx';
import * as styles from './SendCodeField.css.ts';
import { useCodeSender, type CodeSenderOptions } from './use-code-sender.ts';

export interface SendCodeFieldProps extends Omit<CodeSenderOptions, 'onSent'>, Omit<CodeFieldProps, 'label' | 'length' | 'hint'> {
  label?: string;
  length?: number;
}

/** A field for a code, with a button that sends one and then counts down. */
export function SendCodeField({ purpose, send, label, length = 6, provesItself, ...field }: SendCodeFieldProps) {
  const { t } = useTranslation('forms');
  const sender = useCodeSender({ purpose, send, provesItself });
  return (
    <div className={styles.code}>
      <SendCodeButton sender={sender} />
      <CodeField {...field} label={label ?? t('code.label')} length={length} hint={sender.left > 0 ? t('code.sent') : undefined} />
      <CodeNotSent sender={sender} />
    </div>
  );
}
