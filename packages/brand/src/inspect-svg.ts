import { largestPixels, rasterSize } from './raster-size.ts';

const allowedElements = new Set(
  (
    'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath image ' +
    'linearGradient radialGradient stop pattern clipPath mask marker filter style switch view ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood ' +
    'feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

/** A drawing needs a few hundred; a chain of doublings reaches millions in a few lines. */
const mostUses = 5000;
const deepestUse = 64;

/** In units of the drawing; pictures are rasterised from it. */
const widest = 20_000;

const tag =
  /<(?:!--[\s\S]*?-->|!\[CDATA\[[\s\S]*?\]\]>|\?[\s\S]*?\?>|![^>]*>|\/?([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>)|</g;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** What makes a text no safe, self-contained SVG picture, in one clause; `null` when it is one. */
export function refuseSvg(text: string): string | null {
  const open: string[] = [];
  let roots = 0;
  for (const match of text.matchAll(tag)) {
    const [whole, name, attributes = ''] = match;
    if (whole.startsWith('<!--')) continue;
    if (/^<\?xml\s/.test(whole) && match.index === 0) continue;
    if (whole.startsWith('<?')) return 'it has a processing instruction';
    if (whole.startsWith('<![CDATA[')) return 'it has a CDATA section';
    if (whole.startsWith('<!')) return 'it declares a document type';
    if (name === undefined) return 'it is malformed';
    if (open.length === 0 && (name !== 'svg' || whole.startsWith('</'))) return 'it is no SVG';
    if (whole.startsWith('</')) {
      if (open.pop() !== name) return 'it is malformed';
      continue;
    }
    if (open.length === 0) roots += 1;
    if (!whole.endsWith('/>')) open.push(name);
    if (!allowedElements.has(name)) return `it has a <${name}> element`;
    const refusal = refuseAttributes(attributes);
    if (refusal !== null) return refusal;
  }
  if (roots === 0) return 'it is no SVG';
  if (roots > 1 || open.length > 0) return 'it is malformed';
  if (!/^(?:\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->)*<svg\b[^>]*\bxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(text))
    return 'its <svg> has no xmlns';
  const root = /<svg\b[^>]*/.exec(text)?.[0] ?? '';
  if (!/\bviewBox\s*=/.test(root)) return 'its <svg> has no viewBox';
  const lengths = [...root.matchAll(/\s(?:width|height|viewBox)\s*=\s*["']([^"']*)/g)].flatMap(
    ([, values = '']) => values.match(/\d[\d.e+]*/g) ?? [],
  );
  if (lengths.some((length) => Number.parseFloat(length) > widest)) return `it is wider or higher than ${widest}`;
  if (text.includes('<use') && unfoldedUses(text) > mostUses) return 'its <use> elements unfold to too many shapes';
  const styles = [...text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => decode(css ?? ''));
  return styles.map(refuseCss).find((refusal) => refusal !== null) ?? null;
}

/** How many copies `<use>` makes when each copy may hold others. */
function unfoldedUses(text: string): number {
  const held = new Map<string, string[]>();
  const around: string[] = [];
  for (const [whole, name, attributes = ''] of text.matchAll(tag)) {
    if (name === undefined) continue;
    if (whole.startsWith('</')) {
      around.pop();
      continue;
    }
    const values = new Map([...attributes.matchAll(attribute)].map(([, key = '', double, single]) => [key, double ?? single ?? '']));
    around.push(values.get('id') ?? '');
    const target = (values.get('href') ?? values.get('xlink:href') ?? '').slice(1);
    if (name === 'use' && target !== '')
      for (const id of new Set(['', ...around]))
        held
          .set(id, held.get(id) ?? [])
          .get(id)
          ?.push(target);
    if (whole.endsWith('/>')) around.pop();
  }
  const known = new Map<string, number>();
  const copies = (id: string, depth: number): number => {
    const counted = known.get(id);
    if (counted !== undefined) return counted;
    if (depth > deepestUse) return Infinity;
    // What comes back to itself never ends.
    known.set(id, Infinity);
    const count = (held.get(id) ?? []).reduce((sum, target) => sum + 1 + copies(target, depth + 1), 0);
    known.set(id, count);
    return count;
  };
  return copies('', 0);
}

function refuseAttributes(text: string): string | null {
  for (const [, name = '', double, single] of text.matchAll(attribute)) {
    const value = decode(double ?? single ?? '').trim();
    const local = name.replace(/^.*:/, '').toLowerCase();
    if (local.startsWith('on')) return `it has an event handler, ${name}`;
    if (local === 'href') {
      const refusal = refuseReference(value);
      if (refusal !== null) return refusal;
    }
    if (local === 'base') return 'it has an xml:base';
    const refusal = refuseCss(value);
    if (refusal !== null) return refusal;
  }
  return null;
}

function refuseReference(value: string): string | null {
  if (value.startsWith('#')) return null;
  const embedded = /^data:image\/(?:png|jpeg|webp);base64,([\s\S]*)$/.exec(value)?.[1];
  if (embedded === undefined) return 'it refers to something outside itself';
  const size = rasterSize(Buffer.from(embedded, 'base64'));
  if (size === null) return 'it embeds something that is no picture';
  return size.width * size.height > largestPixels ? `it embeds a picture of ${size.width} × ${size.height} pixels` : null;
}

function refuseCss(css: string): string | null {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  if (/\\/.test(plain)) return 'its style has escapes';
  if (/@import|expression\s*\(|javascript:|image-set\s*\(/i.test(plain)) return 'its style refers to something outside itself';
  const outside = [...plain.matchAll(/url\(\s*["']?\s*([^"')]*)/gi)].some(([, target]) => !target?.startsWith('#'));
  return outside ? 'its style refers to something outside itself' : null;
}

function decode(text: string): string {
  const codePoint = (digits: string, radix: number) => {
    const code = Number.parseInt(digits, radix);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  };
  return text
    .replaceAll(/&#x([0-9a-f]+);?/gi, (_, digits: string) => codePoint(digits, 16))
    .replaceAll(/&#([0-9]+);?/g, (_, digits: string) => codePoint(digits, 10))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
