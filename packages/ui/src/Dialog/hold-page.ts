let holders = 0;

/**
 * Keeps the page from scrolling and in the width that its scrollbar leaves it, until everybody who held it has let go. On the element
 * itself: a rule for a page that has a modal dialog is asked anew whenever anything comes into the page or leaves it.
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
