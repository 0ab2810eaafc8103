import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { CodeField, type CodeFieldProps } from '@livery/ui/CodeField';
import { Dialog } from '@livery/ui/Dialog';
import { failureOf, type Failure } from '#api/api-failure.ts';
import { makeHumanApi } from './human.api.ts';
import { makeHumanCheck, type HumanProof } from './human-check.ts';
import { codeThrottle, secondsToWait, type SentCode } from './send-code.ts';
import { usePorts } from '../../ports/ports.ts';
import { useApi } from '../../ports/use-api.ts';
import * as styles from './SendCodeField.css.ts';
import { useCountdown } from '../../time/use-countdown.ts';
import { useFailureText } from '../use-failure-text.ts';
import { useThrottle } from './use-throttle.ts';

export interface SendCodeFieldProps extends Omit<CodeFieldProps, 'label' | 'length' | 'hint'> {
  /** What the code is for: each purpose counts down by itself. */
  purpose: string;
  /** Asks the gateway for a code; null when nothing was asked, because the number is missing. Throws what the client throws. */
  send: (proof: HumanProof) => Promise<SentCode | null>;
  /** The form's call always carries a proof of its own. */
  provesItself?: boolean;
  label?: string;
  length?: number;
}

/**
 * The button that sends a code, and the field for it. The button counts down after a code was sent, also through a reload; a code that
 * could not be sent is told by a dialog; where the gateway wants to know first that this is a person, the page shows it and asks again (specification, sections 4 and 8).
 */
export function SendCodeField({ purpose, send, label, length = 6, provesItself = false, ...field }: SendCodeFieldProps) {
  const { t } = useTranslation(['forms', 'common']);
  const { clock } = usePorts();
  const { getChallenge } = useApi(makeHumanApi);
  const { left, start } = useCountdown(`livery.code.${purpose}`);
  const throttled = useThrottle(codeThrottle);
  const failureText = useFailureText();
  const [step, setStep] = useState<'sending' | 'checking' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const prove = async (error: unknown) => {
    if (provesItself || failureOf(error).code !== 'HUMAN_CHECK_FAILED') throw error;
    setStep('checking');
    const human = makeHumanCheck({ getChallenge: () => getChallenge('code'), now: clock.now });
    return send({ humanVerification: await human.take() });
  };
  const ask = async () => {
    setStep('sending');
    try {
      const sent = await send({}).catch(prove);
      if (sent !== null) start(secondsToWait(sent));
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setStep(null);
    }
  };

  const isCounting = left > 0;
  const close = () => setFailure(null);
  return (
    <div className={styles.code}>
      <Button
        block
        loading={step === null ? undefined : t(`code.${step}`)}
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
