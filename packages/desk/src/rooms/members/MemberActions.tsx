import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import { IconButton } from '@livery/ui/IconButton';
import { BanIcon, CheckIcon, EllipsisIcon, GiftIcon, LogOutIcon, ShieldCheckIcon, WalletIcon } from '@livery/ui/icons';
import { Menu } from '@livery/ui/Menu';
import type { MemberRow } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { FormDialog } from '#shared/FormDialog.tsx';
import { useAct } from '#shared/use-act.ts';
import { BonusForm } from './BonusForm.tsx';
import { GrantForm } from './GrantForm.tsx';
import { membersTexts as texts } from './members.texts.ts';

type Asked = 'close' | 'end' | 'release' | 'grant' | 'bonus' | null;

const forms = [
  { id: 'grant', Form: GrantForm },
  { id: 'bonus', Form: BonusForm },
] as const;

/** The actions an operator can take on one member. */
export function MemberActions({ member, onDone }: { member: MemberRow; onDone: () => void }) {
  const { ask } = useDesk();
  const { isBusy, act } = useAct();
  const [asked, setAsked] = useState<Asked>(null);
  const { account, state, heldUntil } = member;

  const run = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    const isDone = await act(work, done);
    setAsked(null);
    if (isDone) onDone();
  };
  const change = (wanted: MemberRow['state'], done: string) => run(() => ask('changeMemberState', { account, state: wanted }), done);

  return (
    <>
      <Menu
        label={texts.actions(account)}
        align="end"
        trigger={(props) => <IconButton {...props} icon={EllipsisIcon} label={texts.actions(account)} />}
        items={[
          { id: 'grant', label: texts.give, icon: WalletIcon, onSelect: () => setAsked('grant') },
          { id: 'bonus', label: texts.giveBonus, icon: GiftIcon, onSelect: () => setAsked('bonus') },
          { id: 'end', label: texts.endSessions, icon: LogOutIcon, onSelect: () => setAsked('end') },
          ...(heldUntil === null
            ? []
            : [{ id: 'release', label: texts.release, icon: ShieldCheckIcon, onSelect: () => setAsked('release') }]),
          state === 'active'
            ? { id: 'close', label: texts.close, icon: BanIcon, tone: 'danger', startsGroup: true, onSelect: () => setAsked('close') }
            : {
                id: 'reopen',
                label: texts.reopen,
                icon: CheckIcon,
                startsGroup: true,
                onSelect: () => void change('active', texts.reopened(account)),
              },
        ]}
      />
      <ConfirmDialog
        open={asked === 'close'}
        tone="danger"
        title={texts.confirmClose(account)}
        confirmLabel={texts.close}
        cancelLabel={texts.cancel}
        onConfirm={() => void change('closed', texts.closed(account))}
        onCancel={() => setAsked(null)}
        loading={isBusy ? texts.acting : undefined}
      >
        <p>{texts.confirmCloseText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'end'}
        tone="danger"
        title={texts.confirmEnd(account)}
        confirmLabel={texts.endSessions}
        cancelLabel={texts.cancel}
        onConfirm={() => void run(() => ask('endSessions', { account }), texts.ended(account))}
        onCancel={() => setAsked(null)}
        loading={isBusy ? texts.acting : undefined}
      >
        <p>{texts.confirmEndText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'release'}
        title={texts.confirmRelease(account)}
        confirmLabel={texts.release}
        cancelLabel={texts.cancel}
        onConfirm={() => void run(() => ask('releaseWithdrawals', { account }), texts.released(account))}
        onCancel={() => setAsked(null)}
        loading={isBusy ? texts.acting : undefined}
      >
        <p>{texts.confirmReleaseText}</p>
      </ConfirmDialog>
      {forms.map(({ id, Form }) => (
        <FormDialog
          key={id}
          open={asked === id}
          onClose={() => setAsked(null)}
          title={texts[id].title(account)}
          texts={{ ...texts[id], cancel: texts.cancel }}
          size="small"
        >
          {(dialog) => (
            <Form
              dialog={dialog}
              member={member}
              onDone={() => {
                setAsked(null);
                onDone();
              }}
            />
          )}
        </FormDialog>
      ))}
    </>
  );
}
