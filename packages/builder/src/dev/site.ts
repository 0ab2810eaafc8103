import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { contentTypeOf } from '../site/content-types.ts';
import { webManifest } from '../site/site-files.ts';
import { languageOfTextFile } from '../texts/text-files.ts';
import type { DevBrand, GoodBrand } from './brands.ts';
import type { DevEngine } from './engine.ts';
import { devHeaders, type DevOrigins } from './headers.ts';
import { devInlineParts, devPage } from './page.ts';

export interface DevSite {
  engine: DevEngine;
  origins: DevOrigins;
  /** The folder for drawn pictures. */
  cacheDir: string;
}

/** The document of an address, with the policy of a built one. */
export function sendPage(response: ServerResponse, brand: DevBrand, pathname: string, { engine, origins }: DevSite): void {
  const nonce = randomBytes(16).toString('base64');
  const headers = brand.good ? devHeaders(brand.good.material, devInlineParts(brand.good), engine.preamble, nonce, origins) : [];
  response.writeHead(200, {
    ...Object.fromEntries(headers),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(devPage(brand, pathname, { scripts: engine.scripts, head: engine.head(nonce) }));
}

/** A file that a build would write for the brand: an asset, the manifest, an icon. Null if the address has none. */
export async function brandFile(
  { resolved, material, assets, texts, wording }: GoodBrand,
  pathname: string,
  cacheDir: string,
): Promise<string | Buffer | null> {
  const path = pathname.slice(1);
  const asset = assets.find((candidate) => candidate.path === path);
  if (asset) return asset.content;
  // An open page may request an address from before an edit.
  const language = languageOfTextFile(path);
  if (language !== null) return JSON.stringify(texts[language] ?? {});
  if (path === 'manifest.webmanifest') return webManifest(material.brand, material.theme);
  if (!/^(?:favicon\.ico|(?:icons\/[\w-]+|og)\.png)$/.test(path)) return null;
  const { drawPictures } = await import('../pictures/brand-pictures.ts');
  const pictures = await drawPictures(resolved, material, { assets, texts: wording, cacheDir });
  return pictures.find((picture) => picture.path === path)?.content ?? null;
}

export function sendFile(response: ServerResponse, pathname: string, content: string | Buffer): void {
  response.writeHead(200, { 'Content-Type': contentTypeOf(pathname), 'Cache-Control': 'no-cache' }).end(content);
}
