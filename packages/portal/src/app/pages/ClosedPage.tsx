import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '@livery/ui/Button';
import { HeadsetIcon, RefreshCwIcon } from '@livery/ui/icons';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { instantOf } from '#shared/time/instant.ts';
import { regionalLanguage } from '@livery/contract/regional-language';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { reloadRequested, selectClosure, selectSystemStatus, type Closure } from '#shared/facts/site.slice.ts';
import { Wave } from '../shell/Footer/Wave.tsx';
import { Brandmark } from '../shell/Brandmark/Brandmark.tsx';
import { useOutsideService } from '../shell/use-customer-service.ts';
import * as styles from './ClosedPage.css.ts';

/** Replaces the whole site under maintenance, in a blocked region (specification, section 2), and for blocked visitors. */
export function ClosedPage() {
  const closure = useAppSelector(selectClosure);
  return closure === null ? null : <Closed reason={closure} />;
}

function Closed({ reason }: { reason: Closure }) {
  const { t } = useTranslation();
  const service = useOutsideService();
  const dispatch = useAppDispatch();
  const detail = useDetail(reason);
  const { layout } = useBrand();
  return (
    <main className={styles.page}>
      {layout.footer === 'wave' && <Wave className={styles.wave} />}
      <Brandmark isWhole />
      <svg className={styles.sign} viewBox="0 0 96 96" fill="none" aria-hidden="true">
        <rect className={styles.plate} width="96" height="96" />
        <path className={styles.symbol} stroke="currentColor" d={symbols[reason]} />
      </svg>
      <h1 className={styles.title}>{t(`closure.${reason}.title`)}</h1>
      <p>{t(`closure.${reason}.text`)}</p>
      {detail !== null && <p className={styles.detail}>{detail}</p>}
      <div className={styles.ways}>
        <Button variant="action" icon={RefreshCwIcon} onClick={() => dispatch(reloadRequested())}>
          {t('actions.retry')}
        </Button>
        {service !== null && (
          <ButtonLink icon={HeadsetIcon} {...service}>
            {t('navigation.customerService')}
          </ButtonLink>
        )}
      </div>
    </main>
  );
}

/** The expected end, or the blocked address; null if unknown. */
function useDetail(reason: Closure): string | null {
  const { t } = useTranslation();
  const { format } = useBrand();
  const language = useAppSelector(selectLanguage);
  const status = useAppSelector(selectSystemStatus);
  if (reason === 'region' || reason === 'address') return status === undefined ? null : t('closure.ip', { ip: status.location.ip });
  const end = reason === 'maintenance' ? instantOf(status?.endTime ?? '') : null;
  if (end === null) return null;
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: format.timeZone } as const;
  const time = new Intl.DateTimeFormat(regionalLanguage(language), style).format(end);
  return t('closure.maintenance.until', { time });
}

/** The icon: a clock, a globe, a lock, a broken chain. */
const symbols: Readonly<Record<Closure, string>> = {
  maintenance: 'M74 48a26 26 0 1 1-52 0 26 26 0 0 1 52 0M48 33v15l11 8',
  region: 'M74 48a26 26 0 1 1-52 0 26 26 0 0 1 52 0M22 48h52M48 22c-15 15-15 37 0 52 15-15 15-37 0-52',
  address: 'M25 45h46v29H25zM33 45V35a15 15 0 0 1 30 0v10M48 56v7',
  domain: 'M42 33l7-7a15 15 0 0 1 21 21l-7 7M54 63l-7 7a15 15 0 0 1-21-21l7-7M34 22v-6M22 34h-6M62 74v6M74 62h6',
};
