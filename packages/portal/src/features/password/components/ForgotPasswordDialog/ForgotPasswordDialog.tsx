import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { Spinner } from '@livery/ui/Spinner';
import { Tabs } from '@livery/ui/Tabs';
import { GroupBanner } from '#shared/ports/group-banner.tsx';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { isFlagOn } from '#shared/facts/feature-flags.ts';
import { flagsRequested, selectAreFlagsComing, selectFlags } from '#shared/facts/site.slice.ts';
import * as styles from '../PasswordForm.css.ts';
import { EmailForm } from './EmailForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';

const methods = ['mobile', 'email'] as const;
type Method = (typeof methods)[number];
const isMethod = (id: string): id is Method => methods.some((method) => method === id);

/** By email, and by mobile if the merchant offers it. Mobile then comes first (readings 22). */
export function Dialog({ onClose }: RequestedDialogProps<'forgotPassword'>) {
  const { t } = useTranslation(['password', 'common']);
  const dispatch = useAppDispatch();
  const flags = useAppSelector(selectFlags);
  const [method, setMethod] = useState<Method>('mobile');
  const isAsked = flags.status !== 'idle';
  useEffect(() => {
    if (!isAsked) dispatch(flagsRequested());
  }, [isAsked, dispatch]);

  const isComing = useAppSelector(selectAreFlagsComing);
  const hasMobile = flags.value !== undefined && isFlagOn(flags.value, 'CHNGPASSVERIF3');
  return (
    <Modal open onClose={onClose} title={t('forgot.title')} closeLabel={t('common:actions.close')} size="small">
      <div className={styles.form}>
        <GroupBanner group="w_forget" onFollow={onClose} />
        {isComing ? (
          <Spinner label={t('common:shell.loading')} />
        ) : hasMobile ? (
          <Tabs
            label={t('forgot.methods.label')}
            items={methods.map((id) => ({ id, label: t(`forgot.methods.${id}`) }))}
            value={method}
            onChange={(id) => {
              if (isMethod(id)) setMethod(id);
            }}
          >
            {method === 'mobile' ? <PhoneForm /> : <EmailForm />}
          </Tabs>
        ) : (
          <EmailForm />
        )}
      </div>
    </Modal>
  );
}
