import { findSecret, readSource } from '@livery/brand';

/** Dots out, in any text, the literals of a brand's file that look like secrets now, and whatever has the shape of one. */
export function concealerOf(root: string, file: string): (text: string) => string {
  const { text: written, shown } = readSource(root, file).source;
  const literals = [...shown.matchAll(/•+/g)].map(({ index, 0: dots }) => written.slice(index, index + dots.length));
  return (text) => {
    let concealed = literals.reduce((each, literal) => each.replaceAll(literal, dotsFor(literal)), text);
    for (let found = findSecret(concealed); found !== null; found = findSecret(concealed))
      concealed = `${concealed.slice(0, found.at)}${'•'.repeat(found.length)}${concealed.slice(found.at + found.length)}`;
    return concealed;
  };
}

function dotsFor(literal: string): string {
  return '•'.repeat(literal.length);
}
