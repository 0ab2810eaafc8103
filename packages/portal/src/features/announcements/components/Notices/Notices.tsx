import { Marquee } from '@livery/ui/Marquee';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector, useLaggingSelector } from '#shared/store/app-hooks.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { dialogRequested, selectIsCovered } from '#shared/store/dialogs.slice.ts';
import { selectIsSettled, selectNotices } from '../../announcements.slice.ts';
import * as styles from './Notices.css.ts';
import { Ticker } from './Ticker.tsx';

/** One line of notices in the brand's style. Its height is reserved while they load. */
export function Notices() {
  const { t } = useTranslation('announcements');
  const { layout } = useBrand();
  const notices = useAppSelector(selectNotices);
  const isSettled = useAppSelector(selectIsSettled);
  const dispatch = useAppDispatch();
  const isCovered = useLaggingSelector(selectIsCovered);
  const open = (notice: number) => dispatch(dialogRequested({ kind: 'notices', notice }));

  if (notices.length === 0) return isSettled ? null : <div className={styles.reserved} />;
  const labels = { label: t('notices.label'), pauseLabel: t('notices.pause'), playLabel: t('notices.play') };
  if (layout.notices === 'ticker') return <Ticker {...labels} notices={notices} isResting={isCovered} onOpen={open} />;
  const items = notices.map((notice) => ({
    id: String(notice.id),
    content: (
      <button type="button" className={styles.entry} dir="auto" onClick={() => open(notice.id)}>
        {notice.title}
      </button>
    ),
  }));
  return <Marquee {...labels} items={items} isResting={isCovered} />;
}
