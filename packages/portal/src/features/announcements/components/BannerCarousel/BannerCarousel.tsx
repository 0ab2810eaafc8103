import { startTransition, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '@livery/ui/IconButton';
import { PauseIcon, PlayIcon } from '@livery/ui/icons';
import { useTranslation } from 'react-i18next';
import { useAppSelector, useLaggingSelector } from '#shared/store/app-hooks.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { selectIsCovered } from '#shared/store/dialogs.slice.ts';
import { selectHomeBanners, selectIsSettled } from '../../announcements.slice.ts';
import * as styles from './BannerCarousel.css.ts';
import { BannerSlide } from './BannerSlide.tsx';
import { useSlides } from './use-slides.ts';

export interface BannerCarouselProps {
  /**
   * The first slide is part of the page from the start, and stays first when the gateway's banners arrive. It may be
   * animated while the carousel moves. Then one button stops both.
   */
  hero: (isMoving: boolean) => ReactNode;
}

export function BannerCarousel({ hero }: BannerCarouselProps) {
  const { t } = useTranslation('announcements');
  const { layout } = useBrand();
  const banners = useAppSelector(selectHomeBanners);
  const isSettled = useAppSelector(selectIsSettled);
  const box = useRef<HTMLDivElement>(null);
  const isCovered = useLaggingSelector(selectIsCovered);
  const [isTouched, setIsTouched] = useState(false);
  const setTouched = (next: boolean) => startTransition(() => setIsTouched(next));
  const isHeld = isTouched || isCovered;
  const total = banners.length + 1;
  const { view, isPaused, setPaused, goTo } = useSlides(box, total, isHeld);
  const hasControls = view !== null && view.stops > 1;
  const isVisible = (index: number) => view === null || view.visible.includes(index);

  return (
    <section aria-roledescription="carousel" aria-label={t('carousel.label')}>
      <div
        className={styles.carousel}
        onPointerEnter={(event) => setTouched(event.pointerType === 'mouse')}
        onPointerLeave={() => setTouched(false)}
        onFocus={() => setTouched(true)}
        onBlur={() => setTouched(false)}
      >
        <div ref={box} className={styles.viewport({ moves: view !== null })}>
          <ul className={`swiper-wrapper ${styles.track}`}>
            <li className={`swiper-slide ${styles.slide({ kind: layout.hero, isAlone: isSettled && total === 1 })}`} inert={!isVisible(0)}>
              {hero(hasControls && !isPaused && !isHeld)}
            </li>
            {banners.map((banner, index) => (
              <li key={banner.id} className={`swiper-slide ${styles.slide({ kind: 'banner' })}`} inert={!isVisible(index + 1)}>
                <BannerSlide banner={banner} />
              </li>
            ))}
          </ul>
        </div>
        {hasControls && (
          <div className={styles.controls}>
            <IconButton
              icon={isPaused ? PlayIcon : PauseIcon}
              label={t(isPaused ? 'carousel.play' : 'carousel.pause')}
              variant="band"
              onClick={() => setPaused(!isPaused)}
            />
            {Array.from({ length: view.stops }, (_, stop) => (
              <button
                key={stop}
                type="button"
                className={styles.bullet}
                aria-label={t('carousel.goTo', { number: stop + 1 })}
                aria-current={stop === view.stop || undefined}
                onClick={() => goTo(stop)}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
