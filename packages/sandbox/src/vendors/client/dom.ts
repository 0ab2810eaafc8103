type Child = Node | string;
type Properties = Readonly<Record<string, string | number | boolean | ((event: Event) => void)>>;

const svgNamespace = 'http://www.w3.org/2000/svg';

/** An element with attributes, listeners (`onclick` …) and children. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  fill(element, properties, children);
  return element;
}

/** The same for SVG. */
export function svg(name: string, properties: Properties = {}, ...children: Child[]): SVGElement {
  const element = document.createElementNS(svgNamespace, name);
  fill(element, properties, children);
  return element;
}

function fill(element: Element, properties: Properties, children: readonly Child[]): void {
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(key.slice(2), value);
    else if (value !== false) element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children);
}

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Skips the animation for users who prefer reduced motion. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, isStill() ? 0 : milliseconds));
}
