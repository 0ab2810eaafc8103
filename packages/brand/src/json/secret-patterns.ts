const shapes: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\b(?:sk|rk)_(?:live|test)_[0-9A-Za-z]{10,}/,
  /\bgh[pousr]_[0-9A-Za-z]{30,}/,
  /\bgithub_pat_[0-9A-Za-z_]{30,}/,
  /\bglpat-[0-9A-Za-z_-]{20,}/,
  /\bxox[abposr]-[0-9A-Za-z-]{10,}/,
  /\bAIza[0-9A-Za-z_-]{35}\b/,
  /\bnpm_[0-9A-Za-z]{36}\b/,
  /\bSG\.[0-9A-Za-z_-]{16,}\.[0-9A-Za-z_-]{16,}/,
  // Not after a hyphen, because in a row of `-ey` each could start one.
  /(?<![0-9A-Za-z_-])ey[0-9A-Za-z_-]{10,}\.ey[0-9A-Za-z_-]{10,}\.[0-9A-Za-z_-]{10,}/,
  /\b\d{8,10}:[0-9A-Za-z_-]{35}\b/,
  /\/\/[^/\s:@]+:[^/\s:@]+@/,
];

const tellingName = /secret|passw(?:or)?d|passphrase|token|credential|(?:api|private|access|signing|encryption)[-_]?key|^auth/i;

/**
 * Whether a literal looks like a secret: it has the form of a known kind, or its key is named like a secret and it is
 * too irregular for a word.
 */
export function looksLikeSecret(key: string, value: string): boolean {
  if (shapes.some((shape) => shape.test(value))) return true;
  // The file of design tokens, which are colours and lengths.
  if (key === 'tokens' && value.endsWith('.json')) return false;
  return tellingName.test(key) && value.length >= 8 && !/\s/.test(value) && entropy(value) >= 2.75;
}

/**
 * The text with everything that looks like a secret replaced by dots, at the same length. It also works in comments and invalid JSON, and
 * covers quoted text after a name such as `password`.
 */
export function concealSecrets(text: string): string {
  const named = text.replaceAll(namedLiteral, (whole, key: string, value: string) =>
    looksLikeSecret(key, value) ? `${whole.slice(0, -value.length - 1)}${dotsFor(value)}"` : whole,
  );
  return shapes.reduce((shown, shape) => shown.replaceAll(new RegExp(shape, 'g'), dotsFor), named);
}

const namedLiteral = /"([^"\\\n]*)"\s*:\s*"((?:[^"\\\n]|\\.)*)"/g;

function dotsFor(secret: string): string {
  return '•'.repeat(secret.length);
}

/** The offset of the first literal that looks like a known kind of secret. `null` if there is none. */
export function findSecret(text: string): { at: number; length: number } | null {
  for (const shape of shapes) {
    const found = shape.exec(text);
    if (found !== null) return { at: found.index, length: found[0].length };
  }
  return null;
}

/** Shannon entropy, in bits per character. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / text.length);
  return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}
