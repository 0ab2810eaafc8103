/**
 * Does to a page what Chrome and Edge do when they translate it: each text goes into two `font` elements, and the node that React made is no
 * longer in the page. React then fails where it has to take out such a node, or to put another before it.
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
