import { plainName } from '@livery/contract/pasted-text';

/** A LIKE pattern for lower-case names that contain a text. */
export function containing(text: string): string {
  return `%${plainName(text)
    .toLowerCase()
    .replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
}
