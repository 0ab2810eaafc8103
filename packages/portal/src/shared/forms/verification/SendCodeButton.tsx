import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '@livery/ui/Button';
import type { CodeSender } from './use-code-sender.ts';

export interface SendCodeButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  sender: CodeSender;
}

/** Sends a code, and counts down until another may be sent. */
export function SendCodeButton({ sender: { ask, step, left }, ...look }: SendCodeButtonProps) {
  const { t } = useTranslation('forms');
  const isCounting = left > 0;
  return (
    <Button
      {...look}
      block
      loading={step === null ? undefined : t(`code.${step}`)}
      disabledReason={isCounting ? t('code.wait') : undefined}
      onClick={ask}
    >
      {isCounting ? t('code.again', { time: clockFace(left) }) : t('code.send')}
    </Button>
  );
}

function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
