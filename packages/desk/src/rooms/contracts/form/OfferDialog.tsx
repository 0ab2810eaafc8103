import { Select } from '@livery/ui/Select';
import { TextField } from '@livery/ui/TextField';
import { agreementKinds, type AgreementKind } from '@livery/contract/agreements';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { ControlError } from '#api/control-error.ts';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { kindNames } from '#shared/facts/kinds.texts.ts';
import { keepPerson, keptPerson } from '#shared/forms/person.ts';
import { PersonField } from '#shared/forms/PersonField.tsx';
import { useRequestKey } from '#shared/forms/use-request-key.ts';
import { useAnswer } from '#shared/use-answer.ts';
import { contractsTexts, kindMeanings } from '../contracts.texts.ts';
import { MessageField } from './MessageField.tsx';
import { draftOf, readDraft, refusedFields, type TermsDraft } from './terms-draft.ts';
import { TermsFields } from './TermsFields.tsx';

const texts = contractsTexts.offer;

type Policies = ControlValueOf<'agreementPolicies'>['items'];

interface OfferDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onOffered: (contract: number) => void;
}

/** Offers an agent a contract with the house. */
export function OfferDialog({ open, onClose, onOffered }: OfferDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title={texts.title} texts={texts} size="large">
      {(dialog) => <OfferOf dialog={dialog} onOffered={onOffered} />}
    </FormDialog>
  );
}

type OfferFormProps = Pick<OfferDialogProps, 'onOffered'> & { readonly dialog: DialogOfForm };

function OfferOf(props: OfferFormProps) {
  const answer = useAnswer('agreementPolicies', {});
  return (
    <Answered answer={answer} loading={texts.loading}>
      {({ items }) => <OfferForm {...props} policies={items} />}
    </Answered>
  );
}

function OfferForm({ dialog, policies, onOffered }: OfferFormProps & { policies: Policies }) {
  const { ask, merchant } = useDesk();
  const unit = merchant.currency;
  const keyFor = useRequestKey();
  const [account, setAccount] = useState('');
  const [drafts, setDrafts] = useState<Partial<Record<AgreementKind, TermsDraft>>>({});
  const [kind, setKind] = useState<AgreementKind>('dividend');
  const [reason, setReason] = useState('');
  const [person, setPerson] = useState(keptPerson);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const draft = drafts[kind] ?? startOf(policies, kind, unit);
  if (draft === null) return null;
  const read = readDraft(draft, unit);
  const name = account.trim();

  const offer = async (): Promise<void> => {
    setTried(true);
    setRefused({});
    const who = person.trim();
    if (read.terms === null || name === '' || who === '') return;
    const words = reason.trim();
    const order = {
      action: 'request' as const,
      kind,
      account: name,
      terms: read.terms,
      person: who,
      ...(words === '' ? {} : { reason: words }),
    };
    let id = 0;
    const isDone = await dialog.act(
      async () => {
        ({ id } = await ask('actForHouse', { ...order, idempotencyKey: keyFor(order) }).catch(atField));
        keepPerson(who);
      },
      texts.done(name),
      (_, reasons) => setRefused({ ...refusedFields(reasons), ...reasons }),
    );
    if (isDone) onOffered(id);
  };

  return (
    <DialogForm id={dialog.id} onSubmit={offer}>
      <p>{texts.lead}</p>
      <TextField
        label={texts.account}
        hint={texts.accountHint}
        error={isTried && name === '' ? texts.noAccount : refused['/account'] === undefined ? undefined : texts.unknown}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={account}
        onChange={(event) => {
          setAccount(event.target.value);
          setRefused({});
        }}
      />
      <Select
        label={texts.kind}
        hint={kindMeanings[kind]}
        error={refused['/kind'] === undefined ? undefined : texts.there}
        options={agreementKinds.map((each) => ({ value: each, label: kindNames[each] }))}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen as AgreementKind);
          setRefused({});
        }}
      />
      <TermsFields
        draft={draft}
        unit={unit}
        wrong={{ ...refused, ...(isTried ? read.wrong : {}) }}
        isOfHouse
        onChange={(changed) => {
          setDrafts({ ...drafts, [kind]: changed });
          setRefused({});
        }}
      />
      <MessageField value={reason} onChange={setReason} />
      <PersonField value={person} isTried={isTried} onChange={setPerson} />
    </DialogForm>
  );
}

/** A contract with the house shares no other agent's amount. */
function startOf(policies: Policies, kind: AgreementKind, unit: string): TermsDraft | null {
  const policy = policies.find((each) => each.kind === kind);
  if (policy === undefined) return null;
  const draft = draftOf(policy.suggestion, unit);
  return { ...draft, rules: { ...draft.rules, split: 'differential' } };
}

/** Shows a refusal of the whole call at the field concerned. */
function atField(error: unknown): never {
  if (error instanceof ControlError && error.fields.length === 0) {
    if (error.code === 'NOT_FOUND') throw new ControlError('NOT_FOUND', { fields: { '/account': 'unknown' } });
    if (error.code === 'STATE_CHANGED') throw new ControlError('STATE_CHANGED', { fields: { '/kind': 'there' } });
  }
  throw error;
}
