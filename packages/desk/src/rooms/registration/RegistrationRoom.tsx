import { Badge } from '@livery/ui/Badge';
import type { Column } from '@livery/ui/DataTable';
import { ArrowDownIcon, ArrowUpIcon, SettingsIcon } from '@livery/ui/icons';
import { IconButton } from '@livery/ui/IconButton';
import type { RegisterRule } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { AnsweredTable } from '#shared/AnsweredTable.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { code, rowActions } from '#shared/panel.css.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { useAct } from '#shared/use-act.ts';
import { useAnswer } from '#shared/use-answer.ts';
import { moved } from './moved.ts';
import { registrationTexts as texts } from './registration.texts.ts';
import { RuleDialog } from './RuleDialog.tsx';

export function RegistrationRoom() {
  const { ask, merchant } = useDesk();
  const { value, refusal, reload } = useAnswer('registerRules', {});
  const { isBusy, act } = useAct();
  const [edited, setEdited] = useState<RegisterRule | null>(null);
  const rules = value?.items ?? null;

  const move = async (field: string, step: 1 | -1): Promise<void> => {
    const order = moved(
      (rules ?? []).map((rule) => rule.field),
      field,
      step,
    );
    if (isBusy || order === null) return;
    if (await act(() => ask('orderRules', { fields: order }), texts.ordered(field))) reload();
  };

  const columns: Column<RegisterRule>[] = [
    { id: 'field', label: texts.columns.field, cell: ({ field }) => field },
    { id: 'asked', label: texts.columns.asked, cell: (rule) => <Asked rule={rule} /> },
    {
      id: 'pattern',
      label: texts.columns.pattern,
      cell: ({ acceptedPattern }) => (acceptedPattern === '*' ? texts.any : <code className={code}>{acceptedPattern}</code>),
    },
    { id: 'length', label: texts.columns.length, align: 'end', cell: ({ minLength, maxLength }) => `${minLength}–${maxLength}` },
    {
      id: 'change',
      label: texts.columns.change,
      align: 'end',
      cell: (rule) => (
        <span className={rowActions}>
          <IconButton icon={ArrowUpIcon} label={texts.up(rule.field)} onClick={() => void move(rule.field, -1)} />
          <IconButton icon={ArrowDownIcon} label={texts.down(rule.field)} onClick={() => void move(rule.field, 1)} />
          <IconButton icon={SettingsIcon} label={texts.edit(rule.field)} onClick={() => setEdited(rule)} />
        </span>
      ),
    },
  ];

  return (
    <RoomFrame title={texts.title} lead={texts.lead(merchant.name)}>
      <AnsweredTable answer={{ refusal, reload }} rows={rules} rowKey={({ field }) => field} columns={columns} texts={texts} />
      <RuleDialog
        rule={edited}
        patternIds={[...new Set((rules ?? []).map(({ patternId }) => patternId))].toSorted()}
        onClose={() => setEdited(null)}
        onSaved={() => {
          setEdited(null);
          reload();
        }}
      />
    </RoomFrame>
  );
}

function Asked({ rule: { enabled, required } }: { rule: RegisterRule }) {
  if (!enabled) return <Badge tone="neutral">{texts.asked.off}</Badge>;
  return required ? <Badge tone="accent">{texts.asked.required}</Badge> : texts.asked.optional;
}
