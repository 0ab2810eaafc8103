import { Checkbox } from '@livery/ui/Checkbox';
import { Select } from '@livery/ui/Select';
import { TextField } from '@livery/ui/TextField';
import type { RegisterRule } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { row } from '#shared/panel.css.ts';
import { registrationTexts } from './registration.texts.ts';

const texts = registrationTexts.form;

interface RuleDialogProps {
  /** Null while no rule is being edited. */
  readonly rule: RegisterRule | null;
  readonly patternIds: readonly string[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function RuleDialog({ rule, patternIds, onClose, onSaved }: RuleDialogProps) {
  // Keeps the content on screen while the dialog closes.
  const [shown, setShown] = useState(rule);
  if (rule !== null && rule !== shown) setShown(rule);
  if (shown === null) return null;
  return (
    <FormDialog open={rule !== null} onClose={onClose} title={texts.title(shown.field)} texts={texts}>
      {(dialog) => <RuleForm key={shown.field} dialog={dialog} rule={shown} patternIds={patternIds} onSaved={onSaved} />}
    </FormDialog>
  );
}

interface RuleFormProps {
  readonly dialog: DialogOfForm;
  readonly rule: RegisterRule;
  readonly patternIds: readonly string[];
  readonly onSaved: () => void;
}

type Wrong = 'acceptedPattern' | 'minLength' | 'maxLength';

function RuleForm({ dialog, rule, patternIds, onSaved }: RuleFormProps) {
  const { ask } = useDesk();
  const [draft, setDraft] = useState({ ...rule, minLength: String(rule.minLength), maxLength: String(rule.maxLength) });
  const [wrong, setWrong] = useState<readonly Wrong[]>([]);
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });

  const save = async (): Promise<void> => {
    const lengths = { minLength: readLength(draft.minLength), maxLength: readLength(draft.maxLength) };
    const { minLength, maxLength } = lengths;
    if (minLength === null || maxLength === null) {
      setWrong((['minLength', 'maxLength'] as const).filter((name) => lengths[name] === null));
      return;
    }
    const isSaved = await dialog.act(
      () => ask('changeRule', { ...draft, minLength, maxLength }),
      texts.saved(rule.field),
      (pointers) => setWrong(pointers.map((pointer) => pointer.slice(1) as Wrong)),
    );
    if (isSaved) onSaved();
  };

  const lengthError = (name: 'minLength' | 'maxLength'): string | undefined => {
    if (!wrong.includes(name)) return undefined;
    return name === 'maxLength' && readLength(draft.maxLength) !== null ? texts.mostWrong : texts.wrong;
  };

  return (
    <DialogForm id={dialog.id} onSubmit={save}>
      <div>
        <Checkbox label={texts.enabled} checked={draft.enabled} onChange={(event) => change({ enabled: event.target.checked })} />
        <Checkbox label={texts.required} checked={draft.required} onChange={(event) => change({ required: event.target.checked })} />
      </div>
      <TextField
        label={texts.pattern}
        hint={texts.patternHint}
        error={wrong.includes('acceptedPattern') ? texts.patternWrong : undefined}
        value={draft.acceptedPattern}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => change({ acceptedPattern: event.target.value })}
      />
      <Select
        label={texts.patternId}
        options={patternIds.map((value) => ({ value, label: value }))}
        value={draft.patternId}
        onChange={(patternId) => change({ patternId })}
      />
      <div className={row}>
        <TextField
          label={texts.least}
          inputMode="numeric"
          error={lengthError('minLength')}
          value={draft.minLength}
          onChange={(event) => change({ minLength: event.target.value })}
        />
        <TextField
          label={texts.most}
          inputMode="numeric"
          error={lengthError('maxLength')}
          value={draft.maxLength}
          onChange={(event) => change({ maxLength: event.target.value })}
        />
      </div>
    </DialogForm>
  );
}

function readLength(text: string): number | null {
  const length = /^\d{1,5}$/.test(text.trim()) ? Number(text) : null;
  return length !== null && length <= 10_000 ? length : null;
}
