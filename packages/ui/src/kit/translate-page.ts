/**
 * Changes a page as Chrome and Edge do when they translate it. Each text moves into two `font` elements, and React's
 * node is no longer in the page. React then fails to remove such a node or to insert another before it.
 */
export function translatePage(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) found.push(text as Text);
  for (const text of found) {
    const { data, parentElement } = text;
    if (parentElement?.localName === 'font' || data.trim() === '') continue;
    if (parentElement?.closest('[translate="no"], script, style, textarea, option')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
