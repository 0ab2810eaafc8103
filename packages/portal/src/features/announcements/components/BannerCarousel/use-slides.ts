import { useEffect, useState, type RefObject } from 'react';
import { whenIdle } from '#shared/lazy/when-idle.ts';
import type { Slides, SlidesView } from './start-swiper.ts';

/** The longest wait for an idle page, in milliseconds. */
const latest = 2000;
const still = '(prefers-reduced-motion: reduce)';

export interface SlidesControl {
  /** Null until the slides can move by themselves. Until then, or if the chunk fails, they scroll by hand. */
  view: SlidesView | null;
  isPaused: boolean;
  /** Paused by the viewer. Hover and focus pause them too. */
  setPaused: (isPaused: boolean) => void;
  goTo: (stop: number) => void;
}

/** Starts the slides once the page has loaded and is idle. A new `count` restarts it. */
export function useSlides(element: RefObject<HTMLElement | null>, count: number, isHeld: boolean): SlidesControl {
  const [slides, setSlides] = useState<Slides | null>(null);
  const [view, setView] = useState<SlidesView | null>(null);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    const box = element.current;
    if (box === null || count < 2) return undefined;
    let started: Slides | undefined;
    let isGone = false;
    const cancel = whenIdle(() => {
      import('./start-swiper.ts').then(
        ({ startSwiper }) => {
          if (isGone) return;
          started = startSwiper(box, setView);
          setSlides(started);
          setPaused(matchMedia(still).matches);
        },
        () => undefined,
      );
    }, latest);
    return () => {
      isGone = true;
      cancel();
      started?.stop();
      setSlides(null);
      setView(null);
    };
  }, [element, count]);

  useEffect(() => {
    slides?.setPlaying(!isPaused && !isHeld);
  }, [slides, isPaused, isHeld]);

  return { view, isPaused, setPaused, goTo: (stop) => slides?.goTo(stop) };
}
