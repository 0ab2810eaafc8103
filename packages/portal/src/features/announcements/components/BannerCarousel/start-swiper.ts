import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';

/** The specification's section 9, in milliseconds. */
const delay = 5000;
const speed = 1000;

export interface SlidesView {
  /** The stop that is shown, from 0. */
  stop: number;
  /** Number of stops: fewer than slides where several are in view. */
  stops: number;
  /** Slides in view, wholly or in part. */
  visible: number[];
}

export interface Slides {
  goTo: (stop: number) => void;
  setPlaying: (isPlaying: boolean) => void;
  stop: () => void;
}

/**
 * Swiper's core and Autoplay only: its other modules make a Trusted Types policy of their own and fail under the page's
 * policy. Slides keep the width and the margin that the stylesheet gives them: Swiper measures both.
 */
export function startSwiper(element: HTMLElement, onView: (view: SlidesView) => void): Slides {
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    init: false,
    wrapperClass: 'swiper-wrapper',
    slidesPerView: 'auto',
    speed,
    rewind: true,
    watchSlidesProgress: true,
    autoplay: { delay, disableOnInteraction: false },
  });
  const tell = () => onView({ stop: swiper.snapIndex, stops: swiper.snapGrid.length, visible: [...(swiper.visibleSlidesIndexes ?? [])] });
  swiper.on('afterInit', tell);
  swiper.on('snapIndexChange', tell);
  swiper.on('transitionEnd', tell);
  swiper.on('resize', tell);
  swiper.init();
  return {
    goTo: (stop) => swiper.slideTo(stop),
    setPlaying: (isPlaying) => (isPlaying ? swiper.autoplay.start() : swiper.autoplay.stop()),
    stop: () => swiper.destroy(),
  };
}
