import { TextArea } from '@livery/ui/TextArea';
import { reasonTexts as words } from './reason.texts.ts';

interface ReasonFieldProps {
  readonly hint: string;
  /** Characters. 300 by default. */
  readonly longest?: number | undefined;
  readonly value: string;
  /** Whether the form was submitted. Only then does the field ask for a missing reason. */
  readonly isTried: boolean;
  readonly onChange: (text: string) => void;
}

/** The reason for an action. */
export function ReasonField({ hint, longest = 300, value, isTried, onChange }: ReasonFieldProps) {
  return (
    <TextArea
      label={words.label}
      hint={hint}
      error={isTried && value.trim() === '' ? words.missing : undefined}
      limit={{ max: longest, left: words.left, over: words.over }}
      rows={3}
      value={value}
      onChange={onChange}
    />
  );
}

/** The reason to send. Null if it is missing or too long. */
export function readReason(value: string, longest = 300): string | null {
  const reason = value.trim();
  return reason === '' || [...reason].length > longest ? null : reason;
}
