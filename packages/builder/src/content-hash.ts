import { createHash } from 'node:crypto';

export function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** As Content-Security-Policy and subresource integrity write it. */
export function integrityOf(content: Buffer | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** `logo.svg` becomes `logo-1a2b3c4d5e.svg`; `hash` is the content's. */
export function hashedName(name: string, hash: string): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}-${hash.slice(0, 10)}${name.slice(dot)}`;
}
