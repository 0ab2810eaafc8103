import { useController } from 'react-hook-form';
import { SentCodeField } from '#shared/forms/verification/SentCodeField.tsx';
import type { CodeSender } from '#shared/forms/verification/use-code-sender.ts';
import type { ServerForm } from '#shared/forms/use-server-form.ts';
import type { RegisterForm } from '../../registration.rules.ts';

const codeLength = 6;

export interface CodeStepProps {
  form: ServerForm<RegisterForm>;
  sender: CodeSender;
  /** The code's receiver. */
  number: string;
  onComplete: () => void;
}

/** The code sent to the number from the previous step. */
export function CodeStep({ form, sender, number, onComplete }: CodeStepProps) {
  const { field } = useController({ control: form.control, name: 'verificationCode' });
  return (
    <SentCodeField
      {...field}
      {...form.marks('verificationCode')}
      sender={sender}
      number={number}
      length={codeLength}
      onComplete={onComplete}
    />
  );
}
