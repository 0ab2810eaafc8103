import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { PasskeyDialog } from '../../passkeys/PasskeyDialog/PasskeyDialog.tsx';
import { TwoFactorDialog } from '../../two-factor/TwoFactorDialog/TwoFactorDialog.tsx';
import { UnlinkDialog } from '../../links/UnlinkDialog/UnlinkDialog.tsx';

/** A single dialog, and so a single chunk, for everything that protects the account. */
export function Dialog({ request: { change, hasPassword }, onClose }: RequestedDialogProps<'protection'>) {
  if (typeof change === 'string') return <TwoFactorDialog start={change} hasPassword={hasPassword} onClose={onClose} />;
  if (change.kind === 'unlink') return <UnlinkDialog step={change} hasPassword={hasPassword} onClose={onClose} />;
  return <PasskeyDialog step={change} hasPassword={hasPassword} onClose={onClose} />;
}
