import { useTranslation } from 'react-i18next';
import { Icon } from '@livery/ui/Icon';
import { ShieldCheckIcon } from '@livery/ui/icons';
import { choicesRequested, selectSiteId } from '#features/consent/consent.slice.ts';
import { consent } from '#features/consent/index.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import * as styles from './SideMenu.css.ts';

/** Reopens the consent question, if visits are counted. */
export const privacyEntry: RouteModule = { features: [consent], Page: PrivacyEntry };

function PrivacyEntry() {
  const { t } = useTranslation('consent');
  const dispatch = useAppDispatch();
  const isCounting = useAppSelector(selectSiteId) !== null;
  const open = () => {
    dispatch(dialogClosed('sideMenu'));
    dispatch(choicesRequested());
  };
  if (!isCounting) return null;
  return (
    <button type="button" className={styles.entry()} onClick={open}>
      <Icon icon={ShieldCheckIcon} />
      {t('entry')}
    </button>
  );
}
