import type { ImageAsset } from '@livery/brand/public-brand';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBrand } from '#shared/pages/brand.tsx';
import { paths } from '#app/routing/navigation.ts';
import * as styles from './Brandmark.css.ts';

/** A logo with at least this ratio of width to height already contains the name. */
const wordmarkRatio = 1.6;

/**
 * The logo, linked to the home page. Light and dark themes have their own pictures. Narrow places show the mark instead of the logo. A logo
 * that is only a mark gets the brand's name next to it. Set `isWhole` to show the full logo at every width.
 */
export function Brandmark({ isWhole = false }: { isWhole?: boolean }) {
  const { t } = useTranslation();
  const { assets, identity, theme } = useBrand();
  const { light, dark } = assets.logo;
  const isMark = light.url.startsWith('data:') || light.width / light.height < wordmarkRatio;
  return (
    <Link className={isWhole ? styles.alone : styles.link} to={paths.home} aria-label={t('shell.home')}>
      <span className={isWhole ? styles.always : styles.whole}>
        <Logo className={styles.onLight} image={light} isLater={theme.default === 'dark'} />
        <Logo className={styles.onDark} image={dark} isLater={theme.default === 'light'} />
      </span>
      {isMark && <span className={isWhole ? styles.aloneName : styles.name}>{identity.name}</span>}
      {!isWhole && (
        <span className={styles.mark}>
          <Logo className={styles.onLight} image={assets.mark.light} isLater />
          <Logo className={styles.onDark} image={assets.mark.dark} isLater />
        </span>
      )}
    </Link>
  );
}

/** `isLater`: most visitors do not see it at first, so it is fetched once visible. */
function Logo({ className, image, isLater }: { className: string; image: ImageAsset; isLater: boolean }) {
  return (
    <img
      className={className}
      src={image.url}
      width={image.width}
      height={image.height}
      alt=""
      {...(isLater ? { loading: 'lazy' } : { fetchPriority: 'high' })}
    />
  );
}
