import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@livery/ui/Button';
import { HeadsetIcon } from '@livery/ui/icons';
import { useAppSelector } from '#shared/state/app-hooks.ts';
import { useBrand } from '#shared/parts/brand.tsx';
import { regionalLanguage } from '#shared/parts/regional-language.ts';
import { selectLanguage } from '#shared/state/preferences.slice.ts';
import { selectSystemStatus } from '#shared/state/site.slice.ts';
import { Brandmark } from '../shell/Brandmark/Brandmark.tsx';
import { useCustomerService } from '../shell/use-customer-service.ts';
import * as styles from './ClosedPage.css.ts';

/** Takes the place of the whole site under maintenance or from a blocked region (specification, section 2). */
export function ClosedPage({ reason }: { reason: 'maintenance' | 'region' }) {
  const { t } = useTranslation();
  const { format } = useBrand();
  const language = useAppSelector(selectLanguage);
  const status = useAppSelector(selectSystemStatus);
  const service = useCustomerService();
  const end = reason === 'maintenance' ? (status?.endTime ?? null) : null;
  const time =
    end === null
      ? null
      : new Intl.DateTimeFormat(regionalLanguage(language), { dateStyle: 'medium', timeStyle: 'short', timeZone: format.timeZone }).format(
          new Date(end),
        );
  return (
    <main className={styles.page}>
      <Brandmark />
      <h1 className={styles.title}>{t(`closure.${reason}.title`)}</h1>
      <p>{t(`closure.${reason}.text`)}</p>
      {time !== null && <p className={styles.detail}>{t('closure.maintenance.until', { time })}</p>}
      {reason === 'region' && <p className={styles.detail}>{t('closure.region.ip', { ip: status?.location.ip })}</p>}
      {service !== null && (
        <ButtonLink variant="action" icon={HeadsetIcon} {...service}>
          {t('navigation.customerService')}
        </ButtonLink>
      )}
    </main>
  );
}
