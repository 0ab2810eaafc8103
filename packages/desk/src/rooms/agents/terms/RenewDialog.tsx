import { useState } from 'react';
import { useDesk } from '#shared/desk-context.ts';
import { ActDialog } from '#shared/forms/ActDialog.tsx';
import { PasswordDialog, type FirstPassword } from './PasswordDialog.tsx';
import { termsTexts } from './terms.texts.ts';
import { useRequestKey } from '#shared/forms/use-request-key.ts';

const texts = termsTexts.password;

interface RenewDialogProps {
  readonly open: boolean;
  readonly account: string;
  readonly onClose: () => void;
  readonly onRenewed: () => void;
}

/** Creates another first password for an owner who lost it before choosing their own. */
export function RenewDialog({ open, account, onClose, onRenewed }: RenewDialogProps) {
  const { ask } = useDesk();
  const keyFor = useRequestKey();
  const [first, setFirst] = useState<FirstPassword | null>(null);
  return (
    <>
      <ActDialog
        open={open}
        title={texts.renewTitle(account)}
        submit={texts.renewSubmit}
        hint={termsTexts.reasonHint}
        done={texts.done(account)}
        work={async (reason) => {
          const order = { account, reason };
          const { password } = await ask('renewAgentPassword', { ...order, idempotencyKey: keyFor(order) });
          setFirst({ account, password });
        }}
        onClose={onClose}
        onDone={onClose}
      >
        {texts.renewText}
      </ActDialog>
      {first !== null && (
        <PasswordDialog
          first={first}
          onClose={() => {
            setFirst(null);
            onRenewed();
          }}
        />
      )}
    </>
  );
}
