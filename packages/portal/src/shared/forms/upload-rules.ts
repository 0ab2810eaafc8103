import { bodyLimits } from '@livery/contract/body-limits';
import type { FieldProblem } from './field-rules.ts';

export interface UploadLimits {
  maxBytes: number;
  maxFiles: number;
}

/** Limits of every upload (specification, section 5; readings 34). */
export const uploadLimits: UploadLimits = { maxBytes: bodyLimits.picture, maxFiles: 3 };

/** For the `accept` of a file input. The first bytes decide a file's real type. */
export const acceptedPictures = 'image/png,image/jpeg';

const signatures = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/** Why a file is refused. Its name and declared type do not matter. */
export async function checkPicture(file: Blob, { maxBytes }: UploadLimits = uploadLimits): Promise<FieldProblem | null> {
  if (file.size > maxBytes) return { text: 'upload.tooLarge', values: { size: Math.floor(maxBytes / 1024 / 1024) } };
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const isPicture = signatures.some((signature) => signature.every((byte, index) => start[index] === byte));
  return isPicture ? null : { text: 'upload.notPicture' };
}

export function checkCount(count: number, { maxFiles }: UploadLimits = uploadLimits): FieldProblem | null {
  return count > maxFiles ? { text: 'upload.tooMany', values: { count: maxFiles } } : null;
}
