import type { ReactNode } from 'react';
import { useBrand } from '#shared/pages/brand.tsx';
import { BannerCards } from '../BannerCards/BannerCards.tsx';
import { BannerCarousel } from '../BannerCarousel/BannerCarousel.tsx';
import * as styles from './Highlights.css.ts';

export interface HighlightsProps {
  /** Part of the page from the start. It moves only if a button can stop it. */
  hero: (isMoving: boolean) => ReactNode;
}

/** The hero and the gateway's banners in the brand's style: as slides behind it, or as cards below it. */
export function Highlights({ hero }: HighlightsProps) {
  const { layout } = useBrand();
  if (layout.promotions === 'slides') return <BannerCarousel hero={hero} />;
  return (
    <>
      <div className={styles.hero}>{hero(false)}</div>
      <BannerCards />
    </>
  );
}
