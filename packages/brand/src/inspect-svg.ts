const allowedElements = new Set(
  (
    'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath image ' +
    'linearGradient radialGradient stop pattern clipPath mask marker filter style switch view ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood ' +
    'feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

const tag =
  /<(?:!--[\s\S]*?-->|!\[CDATA\[[\s\S]*?\]\]>|\?[\s\S]*?\?>|![^>]*>|\/?([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>)|</g;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** What makes a text no safe, self-contained SVG picture, in one clause; `null` when it is one. */
export function refuseSvg(text: string): string | null {
  let depth = 0;
  let roots = 0;
  for (const match of text.matchAll(tag)) {
    const [whole, name, attributes = ''] = match;
    if (whole.startsWith('<!--')) continue;
    if (/^<\?xml\s/.test(whole) && match.index === 0) continue;
    if (whole.startsWith('<?')) return 'it has a processing instruction';
    if (whole.startsWith('<![CDATA[')) return 'it has a CDATA section';
    if (whole.startsWith('<!')) return 'it declares a document type';
    if (name === undefined) return 'it is malformed';
    if (depth === 0 && (name !== 'svg' || whole.startsWith('</'))) return 'it is no SVG';
    if (whole.startsWith('</')) {
      depth -= 1;
      continue;
    }
    if (depth === 0) roots += 1;
    if (!whole.endsWith('/>')) depth += 1;
    if (!allowedElements.has(name)) return `it has a <${name}> element`;
    const refusal = refuseAttributes(attributes);
    if (refusal !== null) return refusal;
  }
  if (roots === 0) return 'it is no SVG';
  if (roots > 1 || depth !== 0) return 'it is malformed';
  if (!/^(?:\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->)*<svg\b[^>]*\bxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(text))
    return 'its <svg> has no xmlns';
  if (!/<svg\b[^>]*\bviewBox\s*=/.test(text)) return 'its <svg> has no viewBox';
  const styles = [...text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => decode(css ?? ''));
  return styles.map(refuseCss).find((refusal) => refusal !== null) ?? null;
}

function refuseAttributes(text: string): string | null {
  for (const [, name = '', double, single] of text.matchAll(attribute)) {
    const value = decode(double ?? single ?? '').trim();
    const local = name.replace(/^.*:/, '').toLowerCase();
    if (local.startsWith('on')) return `it has an event handler, ${name}`;
    if (local === 'href' && !/^#|^data:image\/(?:png|jpeg|webp);base64,/.test(value)) return 'it refers to something outside itself';
    if (local === 'base') return 'it has an xml:base';
    const refusal = refuseCss(value);
    if (refusal !== null) return refusal;
  }
  return null;
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
