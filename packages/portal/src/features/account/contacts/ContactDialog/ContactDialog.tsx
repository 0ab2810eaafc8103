import { useTranslation } from 'react-i18next';
import { Dialog } from '@livery/ui/Dialog';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { ContactForm } from './ContactForm.tsx';

/** A mobile number or mail address, verified with a code. */
export function ContactDialog({ request: { contact }, onClose }: RequestedDialogProps<'editContact'>) {
  const { t } = useTranslation(['account', 'common']);
  return (
    <Dialog open onClose={onClose} title={t(`contacts.${contact}`)} closeLabel={t('common:actions.close')} size="small">
      <ContactForm kind={contact} />
    </Dialog>
  );
}
