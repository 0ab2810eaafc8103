import { TextField } from '@livery/ui/TextField';

const texts = {
  label: 'Your name',
  hint: 'Kept with what you do, in the history and in the audit log.',
  missing: 'Say who you are.',
} as const;

interface PersonFieldProps {
  readonly value: string;
  /** Whether the form was submitted. Only then does the field ask for a missing name. */
  readonly isTried: boolean;
  /** Why the gateway refused the name. */
  readonly refused?: string | undefined;
  readonly onChange: (person: string) => void;
}

/** The operator's name, because the desk has no accounts yet. */
export function PersonField({ value, isTried, refused, onChange }: PersonFieldProps) {
  return (
    <TextField
      label={texts.label}
      hint={texts.hint}
      error={isTried && value.trim() === '' ? texts.missing : refused}
      autoComplete="name"
      maxLength={64}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
