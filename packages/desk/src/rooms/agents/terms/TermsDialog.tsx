import { Notice } from '@livery/ui/Notice';
import type { AgentTerms } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { readReason, ReasonField } from '#shared/ReasonField.tsx';
import { useAnswer } from '#shared/use-answer.ts';
import { changesOf, draftOf, readTerms, type Bounds, type GameTypes } from './terms-draft.ts';
import { TermsFields } from './TermsFields.tsx';
import { termsTexts } from './terms.texts.ts';

const texts = termsTexts.dialog;

interface TermsDialogProps {
  readonly open: boolean;
  readonly account: string;
  readonly gameTypes: GameTypes;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Rates and limits of an agent, or the rates of a player. */
export function TermsDialog({ open, account, onClose, ...rest }: TermsDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title={texts.title(account)} texts={texts}>
      {(dialog) => <TermsOf dialog={dialog} account={account} {...rest} />}
    </FormDialog>
  );
}

interface TermsOfProps extends Pick<TermsDialogProps, 'account' | 'gameTypes' | 'onSaved'> {
  readonly dialog: DialogOfForm;
}

function TermsOf(props: TermsOfProps) {
  const answer = useAnswer('agentTerms', { account: props.account });
  return (
    <Answered answer={answer} loading={termsTexts.loading}>
      {(terms) => <TermsForm {...props} terms={terms} onReload={answer.reload} />}
    </Answered>
  );
}

interface TermsFormProps extends TermsOfProps {
  /** The current values. */
  readonly terms: AgentTerms;
  readonly onReload: () => void;
}

function TermsForm({ dialog, account, gameTypes, terms, onReload, onSaved }: TermsFormProps) {
  const { ask } = useDesk();
  const [shown] = useState(terms);
  const [draft, setDraft] = useState(() => draftOf(terms));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { upline, most, least, rates, limits } = terms;
  const bounds: Bounds = { upline, most, least, isAgent: limits !== null };
  const read = readTerms(draft, bounds);
  const wrong = {
    ...Object.fromEntries(refused.filter((field) => field !== '/seen').map((field) => [field, termsTexts.refused])),
    ...(isTried ? read.wrong : {}),
  };

  const save = async (): Promise<void> => {
    const why = readReason(reason);
    setTried(true);
    setRefused([]);
    const { terms: wanted } = read;
    if (why === null || wanted === null) return;
    const isDone = await dialog.act(
      () => ask('setAgentTerms', { account, ...wanted, reason: why, seen: { rates, limits } }),
      texts.done(account),
      (fields) => {
        setRefused(fields);
        onReload();
      },
    );
    if (isDone) onSaved();
  };

  return (
    <DialogForm id={dialog.id} onSubmit={save}>
      {refused.includes('/seen') && (
        <Notice tone="negative" title={texts.lostTitle} isLive>
          <Others changes={changesOf(shown, terms, gameTypes)} />
        </Notice>
      )}
      <TermsFields draft={draft} bounds={bounds} gameTypes={gameTypes} wrong={wrong} onChange={setDraft} />
      <ReasonField hint={termsTexts.reasonHint} value={reason} isTried={isTried} onChange={setReason} />
    </DialogForm>
  );
}

/** What somebody else has saved in the meantime. */
function Others({ changes }: { changes: ReturnType<typeof changesOf> }) {
  if (changes.length === 0) return texts.lostNone;
  return (
    <>
      <p>{texts.lost}</p>
      <ul>
        {changes.map(({ name, after }) => (
          <li key={name}>{`${name}: ${after}`}</li>
        ))}
      </ul>
    </>
  );
}
