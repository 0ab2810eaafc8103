/** For browsers without anchor positioning. Measures and sets the position once, when the popover opens. */
export function placeBelow(popover: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  if (CSS.supports('position-area', 'block-end')) return;
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const left = (align === 'start') === isRightToLeft ? box.right - width : box.left;
  const hasRoomBelow = box.bottom + height <= window.innerHeight || box.top < height;
  popover.style.setProperty('left', `${Math.max(0, Math.min(left, window.innerWidth - width))}px`);
  popover.style.setProperty('top', `${hasRoomBelow ? box.bottom : box.top - height}px`);
}
