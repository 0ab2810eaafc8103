import { TextField } from '@livery/ui/TextField';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { kindNames } from '#shared/facts/kinds.texts.ts';
import { row } from '#shared/panel.css.ts';
import type { KindPolicy } from '../contract-rows.ts';
import { contractsTexts } from '../contracts.texts.ts';
import { draftOf, readDraft, refusedFields } from '../form/terms-draft.ts';
import { TermsFields } from '../form/TermsFields.tsx';

const texts = contractsTexts.policies;

interface PolicyDialogProps {
  readonly policy: KindPolicy;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Sets the notice, time to answer and suggested terms of a kind. */
export function PolicyDialog({ policy, onClose, onSaved }: PolicyDialogProps) {
  return (
    <FormDialog open onClose={onClose} title={texts.title(kindNames[policy.kind])} texts={texts} size="large">
      {(dialog) => <PolicyForm dialog={dialog} policy={policy} onSaved={onSaved} />}
    </FormDialog>
  );
}

function PolicyForm({ dialog, policy, onSaved }: Omit<PolicyDialogProps, 'onClose'> & { dialog: DialogOfForm }) {
  const { ask, merchant } = useDesk();
  const unit = merchant.currency;
  const { kind } = policy;
  const [typed, setTyped] = useState({ notice: String(policy.noticeDays), expiry: String(policy.expiryDays) });
  const [draft, setDraft] = useState(() => draftOf(policy.suggestion, unit));
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [noticeDays, expiryDays] = [readDays(typed.notice, 0, 365), readDays(typed.expiry, 1, 90)];
  const read = readDraft(draft, unit);

  const save = async (): Promise<void> => {
    setTried(true);
    setRefused({});
    const { terms: suggestion } = read;
    if (noticeDays === null || expiryDays === null || suggestion === null) return;
    const isDone = await dialog.act(
      () => ask('setAgreementPolicy', { kind, noticeDays, expiryDays, suggestion, seen: seenOf(policy) }),
      texts.done(kindNames[kind]),
      (_, reasons) => setRefused(refusedFields(reasons)),
    );
    if (isDone) onSaved();
  };

  return (
    <DialogForm id={dialog.id} onSubmit={save}>
      <div className={row}>
        <TextField
          label={texts.noticeLabel}
          hint={texts.noticeHint}
          error={isTried && noticeDays === null ? texts.wrongNotice : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={typed.notice}
          onChange={(event) => setTyped({ ...typed, notice: event.target.value })}
        />
        <TextField
          label={texts.expiryLabel}
          hint={texts.expiryHint}
          error={isTried && expiryDays === null ? texts.wrongExpiry : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={typed.expiry}
          onChange={(event) => setTyped({ ...typed, expiry: event.target.value })}
        />
      </div>
      <TermsFields
        draft={draft}
        unit={unit}
        wrong={{ ...refused, ...(isTried ? read.wrong : {}) }}
        isOfHouse={false}
        onChange={(changed) => {
          setDraft(changed);
          setRefused({});
        }}
      />
    </DialogForm>
  );
}

function seenOf({ noticeDays, expiryDays, suggestion }: KindPolicy) {
  return { noticeDays, expiryDays, suggestion };
}

function readDays(text: string, least: number, most: number): number | null {
  const days = /^\d{1,3}$/.test(text.trim()) ? Number(text) : -1;
  return days >= least && days <= most ? days : null;
}
