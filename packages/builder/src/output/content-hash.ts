import { createHash } from 'node:crypto';

export function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** As Content-Security-Policy and subresource integrity write it. */
export function integrityOf(content: Buffer | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * `My logo.SVG` becomes `My-logo-1a2b3c4d5e.svg`, which needs no escaping in an address, a page or a stylesheet. `hash` is the hash of the
 * content.
 */
export function hashedName(name: string, hash: string): string {
  const dot = name.lastIndexOf('.');
  const stem = name
    .slice(0, dot)
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replaceAll(/^[.-]+|-+$/g, '');
  return `${stem === '' ? '' : `${stem}-`}${hash.slice(0, 10)}${name.slice(dot).toLowerCase()}`;
}
