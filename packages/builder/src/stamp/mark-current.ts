const links = /<a [^>]*>/g;
const mark = ' aria-current="page"';
const attribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** What was drawn for the home page, with the links of its navigation that lead to another address marked as current in place of those that lead home. */
export function markCurrent(html: string, address: string): string {
  const marked = new Set([...html.matchAll(links)].filter(([tag]) => tag.includes(mark)).map(([tag]) => attribute(tag, 'class')));
  return html.replace(links, (tag) => {
    const plain = tag.replace(mark, '');
    const isCurrent = attribute(tag, 'href') === address && marked.has(attribute(tag, 'class'));
    return isCurrent ? `${plain.slice(0, -1)}${mark}>` : plain;
  });
}
