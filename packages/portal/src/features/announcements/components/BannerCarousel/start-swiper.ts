import { Swiper } from 'swiper';

/** Section 9 of the specification, in milliseconds. */
const delay = 5000;
const speed = 1000;

export interface SlidesView {
  /** The current stop, from 0. */
  stop: number;
  /** Number of stops. Fewer than slides if several are visible at once. */
  stops: number;
  /** Slides that are at least partly visible. */
  visible: number[];
}

export interface Slides {
  goTo: (stop: number) => void;
  setPlaying: (isPlaying: boolean) => void;
  stop: () => void;
}

/**
 * Only Swiper's core, which does not move until told to. Its other modules create a Trusted Types policy and fail under
 * the page's policy. Its Autoplay requests every frame, which keeps a slow phone's processor half busy, so a timer is
 * used instead. Slides get their width and margin from the stylesheet, and Swiper measures both.
 */
export function startSwiper(element: HTMLElement, onView: (view: SlidesView) => void): Slides {
  const swiper = new Swiper(element, {
    init: false,
    wrapperClass: 'swiper-wrapper',
    slidesPerView: 'auto',
    speed,
    rewind: true,
    watchSlidesProgress: true,
  });
  const tell = () => onView({ stop: swiper.snapIndex, stops: swiper.snapGrid.length, visible: [...(swiper.visibleSlidesIndexes ?? [])] });
  swiper.on('afterInit', tell);
  swiper.on('snapIndexChange', tell);
  swiper.on('transitionEnd', tell);
  swiper.on('resize', tell);
  let isPlaying = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const hold = () => clearTimeout(waiting);
  const wait = () => {
    hold();
    if (isPlaying) waiting = setTimeout(advance, delay);
  };
  const advance = () => {
    wait();
    if (!document.hidden) swiper.slideNext();
  };
  swiper.on('touchStart', hold);
  swiper.on('touchEnd', wait);
  // A manual change restarts the timer.
  swiper.on('transitionStart', wait);
  swiper.init();
  return {
    goTo: (stop) => swiper.slideTo(stop),
    setPlaying: (shouldPlay) => {
      isPlaying = shouldPlay;
      wait();
    },
    stop: () => {
      hold();
      swiper.destroy();
    },
  };
}
