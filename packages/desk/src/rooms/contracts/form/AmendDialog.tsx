import { Notice } from '@livery/ui/Notice';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { kindNames } from '#shared/facts/kinds.texts.ts';
import { keepPerson, keptPerson } from '#shared/forms/person.ts';
import { PersonField } from '#shared/forms/PersonField.tsx';
import { useRequestKey } from '#shared/forms/use-request-key.ts';
import type { WholeContract } from '../contract-rows.ts';
import { contractsTexts } from '../contracts.texts.ts';
import { MessageField } from './MessageField.tsx';
import { draftOf, readDraft, refusedFields } from './terms-draft.ts';
import { TermsFields } from './TermsFields.tsx';

const texts = contractsTexts.offer;

interface AmendDialogProps {
  readonly open: boolean;
  readonly contract: WholeContract;
  readonly onClose: () => void;
  /** Called whether or not the proposal succeeded, because the contract may have changed. */
  readonly onActed: (isDone: boolean) => void;
}

/** Proposes other terms for a contract in force. */
export function AmendDialog({ open, contract, onClose, onActed }: AmendDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.amendTitle(kindNames[contract.kind], contract.downline.account)}
      texts={texts}
      size="large"
    >
      {(dialog) => contract.terms !== null && <AmendForm dialog={dialog} contract={contract} terms={contract.terms} onActed={onActed} />}
    </FormDialog>
  );
}

interface AmendFormProps extends Pick<AmendDialogProps, 'contract' | 'onActed'> {
  readonly dialog: DialogOfForm;
  readonly terms: NonNullable<WholeContract['terms']>;
}

function AmendForm({ dialog, contract: { id, kind }, terms, onActed }: AmendFormProps) {
  const { ask, merchant } = useDesk();
  const unit = merchant.currency;
  const keyFor = useRequestKey();
  const [draft, setDraft] = useState(() => draftOf(terms, unit));
  const [reason, setReason] = useState('');
  const [person, setPerson] = useState(keptPerson);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const read = readDraft(draft, unit);
  const isUnchanged = read.terms !== null && JSON.stringify(draftOf(read.terms, unit)) === JSON.stringify(draftOf(terms, unit));

  const amend = async (): Promise<void> => {
    setTried(true);
    setRefused({});
    const name = person.trim();
    if (read.terms === null || isUnchanged || name === '') return;
    const words = reason.trim();
    const order = {
      action: 'amend' as const,
      kind,
      agreement: id,
      terms: read.terms,
      person: name,
      ...(words === '' ? {} : { reason: words }),
    };
    const isDone = await dialog.act(
      async () => {
        await ask('actForHouse', { ...order, idempotencyKey: keyFor(order) });
        keepPerson(name);
      },
      contractsTexts.act.done.amend,
      (_, reasons) => setRefused(refusedFields(reasons)),
    );
    onActed(isDone);
  };

  return (
    <DialogForm id={dialog.id} onSubmit={amend}>
      {isTried && isUnchanged && (
        <Notice tone="negative" isLive>
          {texts.unchanged}
        </Notice>
      )}
      <p>{texts.lead}</p>
      <TermsFields
        draft={draft}
        unit={unit}
        wrong={{ ...refused, ...(isTried ? read.wrong : {}) }}
        isOfHouse
        onChange={(changed) => {
          setDraft(changed);
          setRefused({});
        }}
      />
      <MessageField value={reason} onChange={setReason} />
      <PersonField value={person} isTried={isTried} onChange={setPerson} />
    </DialogForm>
  );
}
