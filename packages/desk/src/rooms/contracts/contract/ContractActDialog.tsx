import { Notice } from '@livery/ui/Notice';
import { TextArea } from '@livery/ui/TextArea';
import type { AgreementAction } from '@livery/contract/agreements';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { keepPerson, keptPerson } from '#shared/forms/person.ts';
import { PersonField } from '#shared/forms/PersonField.tsx';
import { useRequestKey } from '#shared/forms/use-request-key.ts';
import { momentText } from '#shared/instants.ts';
import { reasonTexts } from '#shared/reason.texts.ts';
import type { WholeContract } from '../contract-rows.ts';
import { contractsTexts } from '../contracts.texts.ts';

const texts = contractsTexts.act;
const longestReason = 280;

/** Actions that need no terms. */
export type ContractAct = Exclude<AgreementAction, 'request' | 'amend'>;

interface ContractActProps {
  readonly contract: WholeContract;
  readonly action: ContractAct;
  readonly onClose: () => void;
  /** Called whether or not the action succeeded, because the contract may have changed. */
  readonly onActed: (isDone: boolean) => void;
}

/** Asks for confirmation and a message to the agent. */
export function ContractActDialog({ contract, action, onClose, onActed }: ContractActProps) {
  const { proposal, downline } = contract;
  const title = action === 'accept' && proposal?.terms === null ? 'acceptEnd' : action;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.titles[title](downline.account)}
      texts={{ cancel: texts.cancel, save: contractsTexts.actions[action], saving: texts.saving }}
      tone={action === 'reject' || action === 'terminate' ? 'danger' : 'action'}
      size="small"
    >
      {(dialog) => <ContractActForm dialog={dialog} contract={contract} action={action} onActed={onActed} />}
    </FormDialog>
  );
}

function ContractActForm({ dialog, contract, action, onActed }: Omit<ContractActProps, 'onClose'> & { dialog: DialogOfForm }) {
  const { ask } = useDesk();
  const keyFor = useRequestKey();
  const [reason, setReason] = useState('');
  const [person, setPerson] = useState(keptPerson);
  const [isTried, setTried] = useState(false);
  const { id, kind, proposal } = contract;
  // Accepts only the proposal on screen, not a later one.
  const [read] = useState({ hash: proposal?.hash ?? null, at: proposal?.at ?? null, effectiveAt: proposal?.effectiveAt ?? '' });
  const isReplaced = action !== 'terminate' && action !== 'requestTermination' && read.at !== (proposal?.at ?? null);

  const submit = async (): Promise<void> => {
    setTried(true);
    const words = reason.trim();
    const name = person.trim();
    if ([...words].length > longestReason || isReplaced || name === '') return;
    const order = {
      action,
      kind,
      agreement: id,
      person: name,
      ...(action === 'accept' && read.hash !== null ? { hash: read.hash } : {}),
      ...(words === '' ? {} : { reason: words }),
    };
    const act = async (): Promise<void> => {
      await ask('actForHouse', { ...order, idempotencyKey: keyFor(order) });
      keepPerson(name);
    };
    onActed(await dialog.act(act, texts.done[action]));
  };

  return (
    <DialogForm id={dialog.id} onSubmit={submit}>
      {isReplaced && (
        <Notice tone="negative" isLive>
          {texts.changed}
        </Notice>
      )}
      <p>
        {action === 'accept' ? texts.why[read.hash === null ? 'acceptEnd' : 'accept'](momentText(read.effectiveAt)) : texts.why[action]}
      </p>
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        limit={{ max: longestReason, left: reasonTexts.left, over: reasonTexts.over }}
        rows={3}
        value={reason}
        onChange={setReason}
      />
      <PersonField value={person} isTried={isTried} onChange={setPerson} />
    </DialogForm>
  );
}
