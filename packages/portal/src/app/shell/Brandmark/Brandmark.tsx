import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBrand } from '#shared/brand.tsx';
import { places } from '../../navigation.ts';
import * as styles from './Brandmark.css.ts';

/** A drawing this much wider than high holds the name already. */
const wordmarkRatio = 1.6;

/** The logo as the way home: one drawing a theme, and its mark where there is no room. A logo that is only a mark gets the name beside it. */
export function Brandmark() {
  const { t } = useTranslation();
  const { assets, identity } = useBrand();
  const { light, dark } = assets.logo;
  const isMark = light.url.startsWith('data:') || light.width / light.height < wordmarkRatio;
  return (
    <Link className={styles.link} to={places.home} aria-label={t('shell.home')}>
      <img className={styles.onLight} src={light.url} width={light.width} height={light.height} alt="" />
      <img className={styles.onDark} src={dark.url} width={dark.width} height={dark.height} alt="" />
      {isMark && <span className={styles.name}>{identity.name}</span>}
      <img className={styles.mark} src={assets.icon.url} width={assets.icon.width} height={assets.icon.height} alt="" />
    </Link>
  );
}
