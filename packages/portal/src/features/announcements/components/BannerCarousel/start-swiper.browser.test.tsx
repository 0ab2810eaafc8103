import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSwiper, type Slides, type SlidesView } from './start-swiper.ts';

let element: HTMLElement;
let slides: Slides;
let view: SlidesView;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  element = document.createElement('div');
  element.style.cssText = 'width: 320px; overflow: hidden';
  const slide = '<div class="swiper-slide" style="flex: none; width: 320px; height: 100px"></div>';
  element.innerHTML = `<div class="swiper-wrapper" style="display: flex">${slide.repeat(3)}</div>`;
  document.body.append(element);
  slides = startSwiper(element, (next) => (view = next));
});

afterEach(() => {
  slides.stop();
  vi.useRealTimers();
});

test('slides advance automatically every 5000 ms with a 1000 ms transition, and from the last to the first [home-15]', () => {
  slides.setPlaying(true);
  vi.advanceTimersByTime(4_999);
  expect(view).toMatchObject({ stop: 0, stops: 3 });
  for (const stop of [1, 2, 0, 1]) {
    vi.advanceTimersByTime(1);
    expect(view.stop).toBe(stop);
    expect(element.firstElementChild).toHaveStyle({ transitionDuration: '1s' });
    vi.advanceTimersByTime(4_999);
    expect(view.stop).toBe(stop);
  }
});

test('slides stand still until started and while paused', () => {
  vi.advanceTimersByTime(20_000);
  slides.setPlaying(true);
  vi.advanceTimersByTime(4_000);
  slides.setPlaying(false);
  vi.advanceTimersByTime(20_000);
  expect(view.stop).toBe(0);
});

test('a selected slide stays as long as any other', () => {
  slides.setPlaying(true);
  vi.advanceTimersByTime(4_000);
  slides.goTo(2);
  vi.advanceTimersByTime(4_999);
  expect(view.stop).toBe(2);
  vi.advanceTimersByTime(1);
  expect(view.stop).toBe(0);
});

test('slides request no animation frames, which would keep a phone busy', async () => {
  vi.useRealTimers();
  const pause = () => new Promise((resolve) => setTimeout(resolve, 200));
  slides.setPlaying(true);
  // The slides are measured first.
  await pause();
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  await pause();
  expect(frames).not.toHaveBeenCalled();
});
