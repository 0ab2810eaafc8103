import { IconButton } from '@livery/ui/IconButton';
import { BellIcon } from '@livery/ui/icons';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { selectNewNoticeCount } from '../../announcements.slice.ts';

/** For the header: opens the list of notices. */
export function NoticeBell() {
  const { t } = useTranslation('announcements');
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectNewNoticeCount);
  return (
    <IconButton
      icon={BellIcon}
      label={count === 0 ? t('notices.bell') : t('notices.bellWithCount', { number: count })}
      mark={count === 0 ? undefined : count}
      aria-haspopup="dialog"
      data-opens="notices"
      onClick={() => dispatch(dialogRequested({ kind: 'notices' }))}
    />
  );
}
