import { concealSecrets, readSource } from '@livery/brand';

/** Replaces secrets by dots in any text: literals of the brand file that look like one, and everything with the shape of one. */
export function concealerOf(root: string, file: string): (text: string) => string {
  const { text: written, shown } = readSource(root, file).source;
  const literals = [...shown.matchAll(/•+/g)].map(({ index, 0: dots }) => written.slice(index, index + dots.length));
  return (text) => concealSecrets(literals.reduce((each, literal) => each.replaceAll(literal, '•'.repeat(literal.length)), text));
}
