import type { ImageAsset, PublicBrand } from '@livery/brand/public-brand';
import { useBrand } from '#shared/pages/brand.tsx';
import * as styles from './BrandScene.css.ts';

type SceneKind = PublicBrand['layout']['hero'];

/** One picture for each theme. The hidden one is not fetched until shown. */
export function SceneArt({ kind }: { kind: SceneKind }) {
  const { hero, theme } = useBrand();
  if (hero.art === null) return null;
  const { light, dark } = hero.art;
  if (light.url === dark.url) return <Art kind={kind} mode="both" image={light} isFirst />;
  return (
    <>
      <Art kind={kind} mode="light" image={light} isFirst={theme.default !== 'dark'} />
      <Art kind={kind} mode="dark" image={dark} isFirst={theme.default === 'dark'} />
    </>
  );
}

function Art({ kind, mode, image, isFirst }: { kind: SceneKind; mode: 'light' | 'dark' | 'both'; image: ImageAsset; isFirst: boolean }) {
  return (
    <img
      className={styles.art({ kind, mode })}
      src={image.url}
      alt=""
      width={image.width}
      height={image.height}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      draggable={false}
    />
  );
}
