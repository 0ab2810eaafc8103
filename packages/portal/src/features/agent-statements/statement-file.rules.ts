import { toHex } from '@livery/contract/proofs-play-leaf';
import { isAddedUp, readStatement } from '@livery/contract/proofs-statement';
import { sha256 } from './proof.rules.ts';

/** The content of a statement file. */
export interface InspectedFile {
  readonly name: string;
  readonly hash: string;
  readonly arithmetic: 'added' | 'notAdded' | 'noStatement';
}

export async function inspectFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<InspectedFile> {
  const statement = readStatement(new TextDecoder().decode(bytes));
  const arithmetic = statement === null ? 'noStatement' : isAddedUp(statement) ? 'added' : 'notAdded';
  return { name, hash: toHex(await sha256(bytes)), arithmetic };
}

/** The hash in a pasted text, which may have spaces and capitals. Null if there is none. */
export function hashIn(text: string): string | null {
  const plain = text.replaceAll(/[\s:-]/g, '').toLowerCase();
  return /^[0-9a-f]{64}$/.test(plain) ? plain : null;
}
