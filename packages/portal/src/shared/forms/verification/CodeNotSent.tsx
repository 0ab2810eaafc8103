import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Dialog } from '@livery/ui/Dialog';
import { useFailureText } from '../use-failure-text.ts';
import type { CodeSender } from './use-code-sender.ts';

/** Says why a code could not be sent (specification, section 8). */
export function CodeNotSent({ sender: { failure, forgetFailure } }: { sender: CodeSender }) {
  const { t } = useTranslation(['forms', 'common']);
  const failureText = useFailureText();
  return (
    <Dialog
      open={failure !== null}
      onClose={forgetFailure}
      title={t('code.notSent')}
      closeLabel={t('common:actions.close')}
      size="small"
      footer={
        <Button variant="action" onClick={forgetFailure}>
          {t('common:actions.understood')}
        </Button>
      }
    >
      {failure !== null && <p>{failureText(failure)}</p>}
    </Dialog>
  );
}
