import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { CodeField, type CodeFieldProps } from '@livery/ui/CodeField';
import { Dialog } from '@livery/ui/Dialog';
import { failureOf, type Failure } from '#api/api-failure.ts';
import { codeThrottle, secondsToWait, type SentCode } from './send-code.ts';
import * as styles from './SendCodeField.css.ts';
import { useCountdown } from './use-countdown.ts';
import { useFailureText } from './use-failure-text.ts';
import { useThrottle } from './use-throttle.ts';

export interface SendCodeFieldProps extends Omit<CodeFieldProps, 'label' | 'length' | 'hint'> {
  /** What the code is for: each purpose counts down by itself. */
  purpose: string;
  /** Asks the gateway for a code; null when nothing was asked, because the number is missing. Throws what the client throws. */
  send: () => Promise<SentCode | null>;
  label?: string;
  length?: number;
}

/**
 * The button that sends a code, and the field for it. The button counts down after a code was sent, also through a reload; a code that
 * could not be sent is told by a dialog (specification, sections 4 and 8).
 */
export function SendCodeField({ purpose, send, label, length = 6, ...field }: SendCodeFieldProps) {
  const { t } = useTranslation(['forms', 'common']);
  const { left, start } = useCountdown(`livery.code.${purpose}`);
  const throttled = useThrottle(codeThrottle);
  const failureText = useFailureText();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const ask = async () => {
    setSending(true);
    try {
      const sent = await send();
      if (sent !== null) start(secondsToWait(sent));
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setSending(false);
    }
  };

  const isCounting = left > 0;
  const close = () => setFailure(null);
  return (
    <div className={styles.code}>
      <Button
        block
        loading={isSending ? t('code.sending') : undefined}
        disabledReason={isCounting ? t('code.wait') : undefined}
        onClick={() => throttled(() => void ask())}
      >
        {isCounting ? t('code.again', { time: clockFace(left) }) : t('code.send')}
      </Button>
      <CodeField {...field} label={label ?? t('code.label')} length={length} hint={isCounting ? t('code.sent') : undefined} />
      <Dialog
        open={failure !== null}
        onClose={close}
        title={t('code.notSent')}
        closeLabel={t('common:actions.close')}
        size="small"
        footer={
          <Button variant="action" onClick={close}>
            {t('common:actions.understood')}
          </Button>
        }
      >
        {failure !== null && <p>{failureText(failure)}</p>}
      </Dialog>
    </div>
  );
}

function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
