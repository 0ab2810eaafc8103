import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryOf } from '@livery/contract/shapes';
import { Notice } from '@livery/ui/Notice';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { inviterRequested, selectInviter } from '../../registration.slice.ts';

/** Says whose invitation brought the visitor. If the name cannot be read, the code alone is shown. */
export function InviterNotice({ code, kind }: QueryOf<'inviter'>) {
  const { t } = useTranslation('registration');
  const dispatch = useAppDispatch();
  const inviter = useAppSelector(selectInviter);
  useEffect(() => {
    dispatch(inviterRequested({ code, kind }));
  }, [code, kind, dispatch]);

  if (inviter.status === 'idle' || inviter.status === 'loading') return <Notice isLive>{t('invitation.loading')}</Notice>;
  if (inviter.status === 'failed')
    return (
      <Notice tone="positive" isLive>
        {t('invitation.code', { code })}
      </Notice>
    );
  if (inviter.value === null)
    return (
      <Notice tone="warning" isLive>
        {t('invitation.none')}
      </Notice>
    );
  return (
    <Notice tone="positive" isLive>
      {t('invitation.from', { inviter: inviter.value, code })}
    </Notice>
  );
}
