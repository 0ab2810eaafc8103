import { largestPixels, rasterSize } from './raster-size.ts';
import { placeOf, type Place } from '../json/source-file.ts';
import { refuseCss, withoutImports } from './svg-css.ts';
import {
  isElement,
  isPlainSubset,
  parseSvg,
  svgSpace,
  writeSvg,
  xlinkSpace,
  xmlSpace,
  type SvgAttribute,
  type SvgElement,
  type SvgFinding,
  type SvgTree,
} from './svg-tree.ts';
import { unfoldedUses } from './unfolded-uses.ts';

export interface SvgNote extends Place {
  message: string;
}

export interface SvgReading {
  /** Why the text is not a safe, self-contained SVG picture, with a clause for each reason. Empty if it is one. */
  refusals: SvgNote[];
  /** Names of the removed elements, which draw nothing. */
  removed: SvgNote[];
  /** The drawing that a bundle ships. Equals the input if nothing was removed. */
  text: string;
}

const allowedElements = new Set(
  (
    'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath image ' +
    'linearGradient radialGradient stop pattern clipPath mask marker filter style switch view ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood ' +
    'feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

/** A drawing needs a few hundred. A chain of doublings reaches millions in a few lines. */
const mostUses = 5000;

/** In units of the drawing, from which pictures are rasterised. */
const widest = 20_000;

const mostReasons = 20;
const mostKept = 500;
const known = new Map<string, SvgReading>();

/** Parses a drawing like a browser, strips editor metadata, and reports what prevents its use. */
export function readSvg(given: string): SvgReading {
  const text = given.replace(/^\uFEFF/, '');
  const reading = known.get(text) ?? inspect(text);
  // Brands share drawings, and a brand may name the same one several times.
  if (known.size >= mostKept) known.clear();
  known.set(text, reading);
  return reading;
}

function inspect(text: string): SvgReading {
  const tree = parseSvg(text);
  const noted = (findings: readonly SvgFinding[]): SvgNote[] =>
    findings.slice(0, mostReasons).map(({ message, offset }) => ({ message, ...placeOf(text, offset) }));
  if ('message' in tree) {
    const isText = !/^\s*(?:<\?xml|<!|<[\w:]*svg\b)/.test(text);
    return { refusals: noted([isText ? { message: 'it is not an SVG', offset: 0 } : tree]), removed: [], text };
  }
  if (tree.root.local !== 'svg') return { refusals: noted([{ message: 'it is not an SVG', offset: tree.root.offset }]), removed: [], text };
  const cleaning = new Cleaning();
  cleaning.prolog(tree);
  if (tree.root.space === svgSpace) cleaning.element(tree.root);
  const refusals = [...tree.broken, ...refuseRoot(tree.root), ...cleaning.refusals];
  if (refusals.length === 0 && unfoldedUses(tree.root) > mostUses)
    refusals.push({ message: 'its <use> elements unfold to too many shapes', offset: tree.root.offset });
  const isChanged = cleaning.removed.length > 0 || tree.root.name !== 'svg';
  return { refusals: noted(refusals), removed: noted(cleaning.removed), text: isChanged ? writeSvg(tree) : text };
}

function refuseRoot({ space, attributes, offset }: SvgElement): SvgFinding[] {
  if (space !== svgSpace) return [{ message: 'its <svg> has no xmlns', offset }];
  const said = attributes.filter(({ name }) => ['width', 'height', 'viewBox'].includes(name));
  if (!said.some(({ name }) => name === 'viewBox')) return [{ message: 'its <svg> has no viewBox', offset }];
  const lengths = said.flatMap(({ value }) => value.match(/\d[\d.e+]*/g) ?? []);
  return lengths.some((length) => Number.parseFloat(length) > widest) ? [{ message: `it is wider or higher than ${widest}`, offset }] : [];
}

/** Walks a drawing. Removes nodes that draw nothing, and allows only listed ones. */
class Cleaning {
  readonly refusals: SvgFinding[] = [];
  readonly removed: SvgFinding[] = [];

  prolog({ doctype, instructions }: SvgTree): void {
    if (doctype !== null && isPlainSubset(doctype.subset)) this.removed.push({ message: 'the DOCTYPE', offset: doctype.offset });
    else if (doctype !== null) this.#refuse('it declares a document type with more than plain entities', doctype.offset);
    for (const { name, offset } of instructions) {
      if (name === 'xml-stylesheet') this.#refuse('it has a processing instruction that fetches a style sheet', offset);
      else this.removed.push({ message: `<?${name}?>`, offset });
    }
  }

  element(element: SvgElement): void {
    element.attributes = element.attributes.filter((attribute) => this.#keepsAttribute(attribute, element.offset));
    if (element.local === 'style') this.#style(element);
    element.children = element.children.filter((child) => !isElement(child) || this.#keepsElement(child));
  }

  #keepsElement(element: SvgElement): boolean {
    const { name, local, space, offset } = element;
    if (space !== svgSpace || (local === 'foreignObject' && drawsNothing(element))) {
      this.removed.push({ message: `<${name}>`, offset });
      return false;
    }
    if (allowedElements.has(local)) this.element(element);
    else this.#refuse(`it has a <${name}> element`, offset);
    return true;
  }

  #keepsAttribute({ name, local, space, value }: SvgAttribute, offset: number): boolean {
    if (space === xmlSpace && local === 'base') this.#refuse('it has an xml:base', offset);
    if (space !== '' && space !== xlinkSpace && space !== xmlSpace) {
      this.removed.push({ message: name, offset });
      return false;
    }
    if (local.toLowerCase().startsWith('on')) this.#refuse(`it has an event handler, ${name}`, offset);
    const refusal = (local.toLowerCase() === 'href' ? refuseReference(value.trim()) : null) ?? refuseCss(value);
    if (refusal !== null) this.#refuse(refusal, offset);
    return true;
  }

  #style(element: SvgElement): void {
    const css = element.children.filter((child) => typeof child === 'string').join('');
    const kept = withoutImports(css);
    if (kept !== css) {
      this.removed.push({ message: 'the @import of a style', offset: element.offset });
      element.children = [kept];
    }
    const refusal = refuseCss(kept);
    if (refusal !== null) this.#refuse(refusal, element.offset);
  }

  #refuse(message: string, offset: number): void {
    this.refusals.push({ message, offset });
  }
}

/**
 * Figma blurs the background of a shape with an empty `<div>`, and Illustrator keeps its own data in one. Neither is
 * visible in a picture.
 */
function drawsNothing({ children }: SvgElement): boolean {
  return children.every((child) => {
    if (!isElement(child)) return typeof child !== 'string' || child.trim() === '';
    if (child.space === svgSpace) return false;
    if (child.space !== 'http://www.w3.org/1999/xhtml') return true;
    const style = child.attributes.find(({ name }) => name === 'style')?.value ?? '';
    const isBlank = !/background|border|content|outline|shadow/i.test(style);
    return child.local === 'div' && isBlank && drawsNothing(child);
  });
}

function refuseReference(value: string): string | null {
  if (value.startsWith('#')) return null;
  const embedded = /^data:image\/(?:png|jpe?g|webp);base64,([\s\S]*)$/.exec(value)?.[1];
  if (embedded === undefined) return 'it refers to something outside itself';
  const size = rasterSize(Buffer.from(embedded, 'base64'));
  if (size === null) return 'it embeds something that is not a picture';
  return size.width * size.height > largestPixels ? `it embeds a picture of ${size.width} × ${size.height} pixels` : null;
}
