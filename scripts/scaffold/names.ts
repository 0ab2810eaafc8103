/** Why nothing was written. The command prints it and ends with 2. */
export class Refusal extends Error {}

/** A name in every form that generated files need. */
export interface Names {
  /** `points-mall`: folders, files, namespaces and addresses. */
  readonly name: string;
  /** `pointsMall` */
  readonly camel: string;
  /** `PointsMall` */
  readonly Pascal: string;
  /** `points_mall` */
  readonly snake: string;
  /** `points mall` */
  readonly words: string;
  /** `Points mall` */
  readonly Words: string;
}

const longest = 30;
/** Words that cannot name a constant. */
const reserved = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  ),
);

/** @throws Refusal */
export function namesOf(name: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name) || name.length > longest || reserved.has(name))
    throw new Refusal(
      `"${name}" is not a valid name: write lower case words with dashes, at most ${longest} characters, for example points-mall`,
    );
  const camel = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const words = name.replaceAll('-', ' ');
  return { name, camel, Pascal: capital(camel), snake: name.replaceAll('-', '_'), words, Words: capital(words) };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
