import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';
import { useState } from 'react';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { DialogForm, FormDialog, type DialogOfForm } from '#shared/FormDialog.tsx';
import { row } from '#shared/panel.css.ts';
import { ReasonField } from '#shared/ReasonField.tsx';
import { useAnswer } from '#shared/use-answer.ts';
import { PasswordDialog, type FirstPassword } from './PasswordDialog.tsx';
import { boundsBelow, type Bounds, type GameTypes } from './terms-draft.ts';
import { TermsFields } from './TermsFields.tsx';
import { termsTexts } from './terms.texts.ts';
import { TypeField } from './TypeField.tsx';
import { useAgentForm } from './use-agent-form.ts';
import { useRequestKey } from '#shared/forms/use-request-key.ts';

const texts = termsTexts.open;
const topBounds: Bounds = { upline: null, most: null, least: [], isAgent: true };

interface OpenDialogProps {
  readonly open: boolean;
  /** The upline; null for the top level. */
  readonly under: string | null;
  readonly gameTypes: GameTypes;
  readonly onClose: () => void;
  readonly onOpened: () => void;
}

/** Opens an agent, and shows its first password once. */
export function OpenDialog({ open, under, gameTypes, onClose, onOpened }: OpenDialogProps) {
  const [first, setFirst] = useState<FirstPassword | null>(null);
  return (
    <>
      <FormDialog open={open && first === null} onClose={onClose} title={texts.title(under)} texts={texts}>
        {(dialog) =>
          under === null ? (
            <OpenForm dialog={dialog} bounds={topBounds} gameTypes={gameTypes} onOpened={setFirst} />
          ) : (
            <OpenBelow dialog={dialog} under={under} gameTypes={gameTypes} onOpened={setFirst} />
          )
        }
      </FormDialog>
      {first !== null && (
        <PasswordDialog
          first={first}
          onClose={() => {
            setFirst(null);
            onOpened();
          }}
        />
      )}
    </>
  );
}

interface OpenFormProps {
  readonly dialog: DialogOfForm;
  readonly bounds: Bounds;
  readonly gameTypes: GameTypes;
  readonly onOpened: (first: FirstPassword) => void;
}

function OpenBelow({ under, ...props }: Omit<OpenFormProps, 'bounds'> & { under: string }) {
  const answer = useAnswer('agentTerms', { account: under });
  return (
    <Answered answer={answer} loading={termsTexts.loading}>
      {(terms) => <OpenForm {...props} bounds={boundsBelow(terms)} />}
    </Answered>
  );
}

function OpenForm({ dialog, bounds, gameTypes, onOpened }: OpenFormProps) {
  const { ask } = useDesk();
  const [who, setWho] = useState({ account: '', nickname: '' });
  const agent = useAgentForm(bounds);
  const keyFor = useRequestKey();
  const account = who.account.trim();
  const nickname = who.nickname.trim();
  const { upline } = bounds;

  const open = async (): Promise<void> => {
    const wanted = agent.read();
    if (wanted === null || account === '' || nickname === '') return;
    const order = { account, nickname, ...(upline === null ? {} : { under: upline }), ...wanted };
    let password: string | null = null;
    const isDone = await dialog.act(
      async () => ({ password } = await ask('openAgent', { ...order, idempotencyKey: keyFor(order) })),
      texts.done(account),
      agent.setRefused,
    );
    if (isDone) onOpened({ account: account.toLowerCase(), password });
  };

  return (
    <DialogForm id={dialog.id} onSubmit={open}>
      {agent.refused.includes('/under') && (
        <Notice tone="negative" isLive>
          {texts.noPlace}
        </Notice>
      )}
      <div className={row}>
        <TextField
          label={texts.account}
          hint={texts.accountHint}
          error={agent.isTried && account === '' ? texts.noAccount : agent.refused.includes('/username') ? texts.wrongAccount : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={who.account}
          onChange={(event) => setWho({ ...who, account: event.target.value })}
        />
        <TextField
          label={texts.nickname}
          error={(agent.isTried && nickname === '') || agent.refused.includes('/nickname') ? texts.wrongNickname : undefined}
          autoComplete="off"
          maxLength={64}
          value={who.nickname}
          onChange={(event) => setWho({ ...who, nickname: event.target.value })}
        />
      </div>
      <TypeField upline={upline} value={agent.type} onChange={agent.setType} />
      <TermsFields draft={agent.draft} bounds={bounds} gameTypes={gameTypes} wrong={agent.wrong} onChange={agent.setDraft} />
      <ReasonField hint={termsTexts.reasonHint} value={agent.reason} isTried={agent.isTried} onChange={agent.setReason} />
    </DialogForm>
  );
}
