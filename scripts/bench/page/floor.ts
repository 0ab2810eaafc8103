import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A static page of about 14 kB on the wire: the floor of this machine and link. Its tail does not compress. */
export function writeFloor(folder: string): string {
  const token = (index: number): string => createHash('sha1').update(`floor${index}`).digest('base64url');
  const items = Array.from({ length: 600 }, (_, index) => `<li><a href="#x">Item ${index} ${token(index)}</a></li>`).join('');
  const head = '<meta charset=utf-8><meta name=viewport content="width=device-width"><title>floor</title><link rel=icon href=data:,>';
  const style = '<style>body{font:16px system-ui;margin:0}h1{font-size:40px;margin:24px}nav a{display:inline-block;padding:12px}</style>';
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang=en>${head}${style}<nav><a href="#b">Next</a></nav><h1>Static floor page</h1><ul>${items}</ul></html>`,
  );
  return folder;
}
