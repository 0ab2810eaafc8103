import { Button } from '@livery/ui/Button';
import { CopyButton } from '@livery/ui/CopyButton';
import { Dialog } from '@livery/ui/Dialog';
import { Notice } from '@livery/ui/Notice';
import * as styles from '../AgentsRoom.css.ts';
import { termsTexts } from './terms.texts.ts';

const texts = termsTexts.password;

export interface FirstPassword {
  readonly account: string;
  /** Null if it has been shown before. */
  readonly password: string | null;
}

/** Shows a first password, once. */
export function PasswordDialog({ first, onClose }: { first: FirstPassword; onClose: () => void }) {
  const { account, password } = first;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(account)}
      closeLabel={texts.close}
      size="small"
      // A click outside must not lose the password.
      dismissible={false}
      footer={
        <Button variant="action" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {password === null ? (
        <Notice tone="warning">{texts.gone}</Notice>
      ) : (
        <div className={styles.stack}>
          <p>{texts.text}</p>
          <code className={styles.password}>{password}</code>
          <CopyButton text={password} label={texts.copy} copiedLabel={texts.copied} failedLabel={texts.failed} />
        </div>
      )}
    </Dialog>
  );
}
