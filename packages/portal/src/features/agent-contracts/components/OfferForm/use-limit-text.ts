import { useTranslation } from 'react-i18next';
import type { Share } from '@livery/contract/shares';
import { regionalLanguage } from '@livery/contract/regional-language';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { percentText } from '#shared/money/percent-text.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';

/** The highest allowed rate: the agent's own, or the overall maximum if the house pays. */
export function useLimitText(): (own: Share | null, highest: Share) => string {
  const { t } = useTranslation('agent-contracts');
  const language = regionalLanguage(useAppSelector(selectLanguage));
  return (own, highest) =>
    own === null ? t('form.highest', { rate: percentText(highest, language) }) : t('form.ceiling', { rate: percentText(own, language) });
}
