import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { selectIsSideMenuOpen } from '#shared/facts/preferences.slice.ts';
import { SideMenuContent } from './SideMenuContent.tsx';
import * as styles from './SideMenu.css.ts';

/**
 * `panel` can be absent. `rail` is always present and expands to the full menu. `drawer` is the phone's sheet at every
 * width.
 */
export function SideMenu() {
  const { t } = useTranslation();
  const { layout } = useBrand();
  const isOpen = useAppSelector(selectIsSideMenuOpen);
  if (layout.sideMenu === 'drawer') return null;
  const shape = isOpen ? 'full' : layout.sideMenu === 'rail' ? 'rail' : 'hidden';
  return (
    <aside id="side-menu" className={styles.side({ shape })} aria-label={t('shell.menuTitle')}>
      <div className={styles.padded({ isNarrow: shape === 'rail' })}>
        <SideMenuContent isNarrow={shape === 'rail'} />
      </div>
    </aside>
  );
}
