import type { AgentTerms } from '@livery/contract/control/shapes';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { ReasonField } from '#shared/ReasonField.tsx';
import { useAnswer } from '#shared/use-answer.ts';
import { draftOf, type Bounds, type GameTypes } from './terms-draft.ts';
import { TermsFields } from './TermsFields.tsx';
import { termsTexts } from './terms.texts.ts';
import { TypeField } from './TypeField.tsx';
import { useAgentForm } from './use-agent-form.ts';

const texts = termsTexts.make;

interface MakeDialogProps {
  readonly open: boolean;
  readonly account: string;
  readonly gameTypes: GameTypes;
  readonly onClose: () => void;
  readonly onMade: () => void;
}

/** Turns a player into an agent at the same place in the tree. */
export function MakeDialog({ open, account, onClose, ...rest }: MakeDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title={texts.title(account)} texts={texts}>
      {(dialog) => <MakeOf dialog={dialog} account={account} {...rest} />}
    </FormDialog>
  );
}

interface MakeFormProps extends Pick<MakeDialogProps, 'account' | 'gameTypes' | 'onMade'> {
  readonly dialog: DialogOfForm;
}

function MakeOf(props: MakeFormProps) {
  const answer = useAnswer('agentTerms', { account: props.account });
  return (
    <Answered answer={answer} loading={termsTexts.loading}>
      {(terms) => <MakeForm {...props} terms={terms} />}
    </Answered>
  );
}

function MakeForm({ dialog, account, gameTypes, terms, onMade }: MakeFormProps & { terms: AgentTerms }) {
  const { ask } = useDesk();
  const { upline, most, least } = terms;
  const bounds: Bounds = { upline, most, least, isAgent: true };
  const agent = useAgentForm(bounds, draftOf(terms));

  const make = async (): Promise<void> => {
    const wanted = agent.read();
    if (wanted === null) return;
    if (await dialog.act(() => ask('makeAgent', { account, ...wanted }), texts.done(account), agent.setRefused)) onMade();
  };

  return (
    <DialogForm id={dialog.id} onSubmit={make}>
      <p>{texts.lead}</p>
      <TypeField upline={upline} value={agent.type} onChange={agent.setType} />
      <TermsFields draft={agent.draft} bounds={bounds} gameTypes={gameTypes} wrong={agent.wrong} onChange={agent.setDraft} />
      <ReasonField hint={termsTexts.reasonHint} value={agent.reason} isTried={agent.isTried} onChange={agent.setReason} />
    </DialogForm>
  );
}
