import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectHasReferral } from '#shared/facts/site.slice.ts';
import { paths } from '#app/routing/navigation.ts';
import { useMemberLink } from './use-member-link.ts';

/** Shortcuts to rewards, for the product list. */
export function useBonusEntries() {
  const { t } = useTranslation();
  const toMemberPage = useMemberLink();
  const hasReferral = useAppSelector(selectHasReferral);
  return [
    { label: t('navigation.bonusBet'), link: toMemberPage(paths.bonuses) },
    ...(hasReferral ? [{ label: t('navigation.referEarn'), link: toMemberPage(paths.referral) }] : []),
    { label: t('navigation.wagerRebate'), link: toMemberPage(paths.rebate) },
  ];
}
