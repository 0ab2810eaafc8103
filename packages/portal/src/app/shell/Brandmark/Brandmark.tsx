import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBrand } from '#shared/brand.tsx';
import { places } from '../../navigation.ts';
import * as styles from './Brandmark.css.ts';

/** The logo as the way home: one drawing a theme, and its mark where there is no room. */
export function Brandmark() {
  const { t } = useTranslation();
  const { assets } = useBrand();
  return (
    <Link className={styles.link} to={places.home} aria-label={t('shell.home')}>
      <img className={styles.onLight} src={assets.logo.url} width={assets.logo.width} height={assets.logo.height} alt="" />
      <img className={styles.onDark} src={assets.logoDark.url} width={assets.logoDark.width} height={assets.logoDark.height} alt="" />
      <img className={styles.mark} src={assets.icon.url} width={assets.icon.width} height={assets.icon.height} alt="" />
    </Link>
  );
}
