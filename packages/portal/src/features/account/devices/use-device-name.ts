import { useTranslation } from 'react-i18next';
import type { MemberSession } from '@livery/contract/shapes';

/** A device in its user's words: 'Chrome on Android'. */
export function useDeviceName(): (device: MemberSession['device']) => string {
  const { t } = useTranslation('account');
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  };
}
