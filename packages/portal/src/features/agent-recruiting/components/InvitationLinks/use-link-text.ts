import { useTranslation } from 'react-i18next';
import { regionalLanguage } from '@livery/contract/regional-language';
import type { Day } from '@livery/contract/zoned-days';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import type { InvitationLink } from '../../agent-recruiting.reads.ts';

/** A link's name, and the format of the merchant's days. */
export function useLinkText() {
  const { t } = useTranslation('agent-recruiting');
  const writer = new Intl.DateTimeFormat(regionalLanguage(useAppSelector(selectLanguage)), { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    nameOf: ({ note, code }: InvitationLink): string => (note === '' ? t('links.unnamed', { code }) : note),
    dayText: (day: Day): string => writer.format(Date.parse(`${day}T00:00:00Z`)),
  };
}
