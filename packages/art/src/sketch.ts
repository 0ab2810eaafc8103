import type { Palette } from './palettes.ts';
import { fade } from './palettes.ts';
import type { Random } from './random.ts';
import { makeRandom } from './random.ts';

/** One decimal and no leading zero, because a tenth of a unit is less than a pixel at every size of a cover. */
export function num(value: number, decimals = 1): string {
  const rounded = Math.round(value * 10 ** decimals) / 10 ** decimals;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Path data and attributes with numbers rounded by `num`. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  let out = parts[0] ?? '';
  values.forEach((value, i) => {
    out += (typeof value === 'number' ? num(value) : value) + (parts[i + 1] ?? '');
  });
  return out;
}

/**
 * Collects the shapes and gradients of one picture. Every id has the picture's own prefix, so that several pictures can
 * share a page.
 */
export class Sketch {
  readonly palette: Palette;
  readonly #seed: string;
  #random: Random;
  readonly #prefix: string;
  readonly #defs: string[] = [];
  readonly #refs = new Map<string, string>();
  #body = '';
  #extras = 0;

  /** A reduced sketch omits its small details, so that a long title fits. */
  readonly isFrugal: boolean;

  constructor(prefix: string, palette: Palette, seed: string, isFrugal = false) {
    this.#prefix = prefix;
    this.isFrugal = isFrugal;
    this.palette = palette;
    this.#seed = seed;
    this.#random = makeRandom(seed);
  }

  /** The random generator of the whole picture. `extra` has its own. */
  get random(): Random {
    return this.#random;
  }

  /** Registers a definition once and passes its id to `make`. Equal definitions share one. */
  define(key: string, make: (id: string) => string): string {
    const known = this.#refs.get(key);
    if (known) return known;
    const id = this.#prefix + this.#refs.size.toString(36);
    this.#refs.set(key, id);
    this.#defs.push(make(id));
    return id;
  }

  /** Along `from` → `to`, in fractions of the shape's box. Downwards by default. */
  linear(stops: readonly string[], line: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
    const [x1, y1, x2, y2] = line;
    const attributes = `${x1 ? ` x1="${x1}"` : ''}${y1 ? ` y1="${y1}"` : ''}${x2 === 1 ? '' : ` x2="${x2}"`}${y2 ? ` y2="${y2}"` : ''}`;
    const inner = stopMarkup(stops);
    return `url(#${this.define(`l${attributes}${inner}`, (id) => `<linearGradient id="${id}"${attributes}>${inner}</linearGradient>`)})`;
  }

  /** From a centre outwards, in fractions of the shape's box. */
  radial(stops: readonly string[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const attributes = `${cx === 0.5 ? '' : ` cx="${cx}"`}${cy === 0.5 ? '' : ` cy="${cy}"`}${r === 0.5 ? '' : ` r="${r}"`}`;
    const inner = stopMarkup(stops);
    return `url(#${this.define(`r${attributes}${inner}`, (id) => `<radialGradient id="${id}"${attributes}>${inner}</radialGradient>`)})`;
  }

  /** A repeating texture of `width` × `height` units. */
  texture(width: number, height: number, content: string, turn = 0): string {
    const attributes = d`width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}`;
    return `url(#${this.define(`p${attributes}${content}`, (id) => `<pattern id="${id}" ${attributes}>${content}</pattern>`)})`;
  }

  clip(content: string): string {
    return `clip-path="url(#${this.define(`c${content}`, (id) => `<clipPath id="${id}">${content}</clipPath>`)})"`;
  }

  /** A shape that is drawn once and placed with `use`. */
  symbol(content: string): string {
    return this.define(`g${content}`, (id) => content.replace(/^<(\w+)/, `<$1 id="${id}"`));
  }

  use(id: string, attributes = ''): this {
    return this.add(`<use href="#${id}"${attributes && ` ${attributes}`}/>`);
  }

  add(markup: string): this {
    this.#body += markup;
    return this;
  }

  path(data: string, fill: string, attributes = ''): this {
    return this.add(`<path d="${data}" fill="${fill}"${attributes && ` ${attributes}`}/>`);
  }

  /** An open line. Caps and joins are round throughout a picture. */
  line(data: string, stroke: string, width: number, attributes = ''): this {
    return this.add(d`<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${width}"${attributes && ` ${attributes}`}/>`);
  }

  circle(x: number, y: number, r: number, fill: string, attributes = ''): this {
    return this.add(d`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${attributes && ` ${attributes}`}/>`);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, attributes = ''): this {
    return this.add(d`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes && ` ${attributes}`}/>`);
  }

  /** Fills an area far beyond any crop, centred on `(x, y)`. The light falls off over `reach`. */
  light(x: number, y: number, reach: number, colours: readonly string[]): this {
    return this.circle(x, y, 900, this.radial(colours, 0.5, 0.5, Math.round(reach / 18) / 100));
  }

  /** A single rectangle of `fill` over `x y width height`. */
  field(x: number, y: number, width: number, height: number, fill: string, attributes = ''): this {
    return this.path(d`M${x} ${y}h${width}v${height}h${-width}z`, fill, attributes);
  }

  /** Round specks: bokeh, stars, dust, bubbles. They form one path, with six bytes per speck. */
  specks(points: readonly (readonly [number, number])[], size: number, colour: string, opacity: number): this {
    const data = points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');
    return this.line(data, fade(colour, opacity), size);
  }

  /** `count` points scattered over a box, never in rows. */
  scatter(count: number, x: number, y: number, width: number, height: number): [number, number][] {
    return Array.from({ length: count }, () => [this.random.between(x, x + width), this.random.between(y, y + height)]);
  }

  /** Outlines everything that `draw` adds in the picture's ink. */
  inked(width: number, draw: () => unknown): this {
    return this.group(d`stroke="${this.palette.night}" stroke-width="${width}"`, draw);
  }

  /**
   * Details that can be omitted. They use a separate random generator, so that the rest of the picture stays the same.
   */
  extra(draw: () => unknown): this {
    this.#extras++;
    if (this.isFrugal) return this;
    const kept = this.#random;
    this.#random = makeRandom(`${this.#seed}:${this.#extras}`);
    draw();
    this.#random = kept;
    return this;
  }

  group(attributes: string, draw: () => unknown): this {
    this.#body += `<g${attributes && ` ${attributes}`}>`;
    draw();
    this.#body += '</g>';
    return this;
  }

  render(viewBox: string): string {
    const defs = this.#defs.length ? `<defs>${this.#defs.join('')}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" stroke-linecap="round" stroke-linejoin="round">${defs}${this.#body}</svg>`;
  }
}

/** Colours at even distances. A colour may include its opacity (`#rgba`). */
function stopMarkup(colours: readonly string[]): string {
  return colours
    .map((colour, i) => {
      const offset = num(i / (colours.length - 1), 2);
      return `<stop${i ? ` offset="${offset}"` : ''} stop-color="${colour}"/>`;
    })
    .join('');
}
