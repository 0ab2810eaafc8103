import { useTranslation } from 'react-i18next';
import { Notice } from '@livery/ui/Notice';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { shortNumber } from '../../board.rules.ts';
import { moveRead, selectDesk } from '../../lottery-desk.slice.ts';

/** Says that the selection is now for another draw. */
export function MovedNotice() {
  const { t } = useTranslation('lottery-desk');
  const dispatch = useAppDispatch();
  const moved = useAppSelector((state) => selectDesk(state).moved);
  if (moved === null) return null;
  return (
    <Notice isLive onDismiss={() => dispatch(moveRead())} dismissLabel={t('understood')}>
      {t('moved', { from: shortNumber(moved.from), to: shortNumber(moved.to) })}
    </Notice>
  );
}
