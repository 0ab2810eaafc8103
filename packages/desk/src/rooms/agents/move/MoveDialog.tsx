import { Dialog } from '@livery/ui/Dialog';
import type { AgentMember } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { useAct } from '#shared/use-act.ts';
import * as styles from '../AgentsRoom.css.ts';
import { agentsTexts } from '../agents.texts.ts';
import { MoveForm } from './MoveForm.tsx';
import { ParentChoice, type Parent } from './ParentChoice.tsx';
import type { ControlError } from '#api/control-error.ts';

const texts = agentsTexts.move;

interface MoveDialogProps {
  readonly open: boolean;
  readonly member: AgentMember;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Moves a member: new parent, preview and reason. */
export function MoveDialog({ open, member, onClose, onMoved }: MoveDialogProps) {
  const [refusal, setRefusal] = useState<ControlError | null>(null);
  const { isBusy, act } = useAct(setRefusal);
  return (
    <Dialog
      open={open}
      onClose={() => {
        setRefusal(null);
        onClose();
      }}
      title={texts.title(member.account)}
      closeLabel={agentsTexts.cancel}
      dismissible={!isBusy}
    >
      <Move member={member} isBusy={isBusy} act={act} refusal={refusal} onMoved={onMoved} />
    </Dialog>
  );
}

interface MoveProps extends Pick<MoveDialogProps, 'member' | 'onMoved'>, ReturnType<typeof useAct> {
  readonly refusal: ControlError | null;
}

function Move({ member, onMoved, ...rest }: MoveProps) {
  const [parent, setParent] = useState<Parent | null>(null);
  const [reason, setReason] = useState('');
  return (
    <div className={styles.stack}>
      <p>{texts.lead(member.members)}</p>
      <ParentChoice member={member.account} isAtTop={member.depth === 0} chosen={parent} onChoose={setParent} />
      <MoveForm
        key={parent === null ? '' : (parent.under ?? '/')}
        account={member.account}
        parent={parent}
        reason={reason}
        onReason={setReason}
        onMoved={onMoved}
        {...rest}
      />
    </div>
  );
}
