import type { ImageAsset } from '@livery/brand/public-brand';
import { useBrand } from '#shared/brand.tsx';
import * as styles from './Hero.css.ts';

/** The picture of each mode; the one that does not show is not fetched until it does. */
export function HeroArt({ kind }: { kind: 'scene' | 'type' }) {
  const { hero, theme } = useBrand();
  const light = hero.art;
  const dark = hero.artDark ?? hero.art;
  if (light === null || dark === null) return null;
  if (light.url === dark.url) return <Art kind={kind} mode="both" image={light} isFirst />;
  return (
    <>
      <Art kind={kind} mode="light" image={light} isFirst={theme.default !== 'dark'} />
      <Art kind={kind} mode="dark" image={dark} isFirst={theme.default === 'dark'} />
    </>
  );
}

function Art({
  kind,
  mode,
  image,
  isFirst,
}: {
  kind: 'scene' | 'type';
  mode: 'light' | 'dark' | 'both';
  image: ImageAsset;
  isFirst: boolean;
}) {
  return (
    <img
      className={styles.art({ kind, mode })}
      src={image.url}
      alt=""
      width={image.width}
      height={image.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
    />
  );
}
