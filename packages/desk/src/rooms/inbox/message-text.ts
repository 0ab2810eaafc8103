interface Part {
  readonly text: string;
  /** The target of a part that a mail program would turn into a link. */
  readonly href: string | null;
}

/** Plain text with web addresses as links, without a trailing full stop. */
export function partsOf(content: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of content.matchAll(/https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g)) {
    if (match.index > end) parts.push({ text: content.slice(end, match.index), href: null });
    const [address] = match;
    parts.push({ text: address, href: URL.canParse(address) ? address : null });
    end = match.index + address.length;
  }
  if (end < content.length) parts.push({ text: content.slice(end), href: null });
  return parts;
}

/** The code in a message: its only group of four to eight digits. Null if there is none or more than one. */
export function codeIn(content: string): string | null {
  const codes = [...new Set(content.match(/(?<![\d.,/:+-])\d{4,8}(?![\d/:-]|[.,]\d)/g) ?? [])];
  return codes.length === 1 ? (codes[0] ?? null) : null;
}
