let holders = 0;

/**
 * Stops the page from scrolling, and keeps its width without the scrollbar, until all holders have released it. The
 * style is set on the element, because a `:has(dialog)` rule would be evaluated again on every change of the page.
 */
export function holdPage(): () => void {
  const { documentElement: page } = document;
  if (holders === 0) {
    const scrollbar = window.innerWidth - page.clientWidth;
    page.style.overflow = 'hidden';
    page.style.paddingInlineEnd = `${scrollbar}px`;
  }
  holders += 1;
  return () => {
    holders -= 1;
    if (holders > 0) return;
    page.style.removeProperty('overflow');
    page.style.removeProperty('padding-inline-end');
  };
}
