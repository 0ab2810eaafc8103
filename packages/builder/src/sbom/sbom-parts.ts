import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { ResolvedBrand } from '@livery/brand';
import parse from 'spdx-expression-parse';
import type { FileRecord, FilesManifest } from '../output/files-manifest.ts';
import { hashedName } from '../output/content-hash.ts';
import type { CorePackage } from '../core/core-packages.ts';

/** A third-party part of a bundle. */
export interface BundlePart {
  kind: 'package' | 'font' | 'art';
  /** A package's name, or a file's path in the bundle. */
  name: string;
  /** For a package. */
  version: string | null;
  /** As its maker writes it; null when the maker gives none. */
  license: string | null;
  /** The hash that proves its origin, in hexadecimal. */
  hash: { algorithm: 'SHA-256' | 'SHA-512'; value: string } | null;
  /** The chunks that contain a package, or the name of a font. */
  details: { name: 'livery:chunk' | 'livery:family'; value: string }[];
}

/** The inputs of one bundle. */
export interface BundleParts {
  code: string;
  /** The brand's name, and the company behind it. */
  name: string;
  legalName: string;
  /** Build of the bundle: the same parts have the same build. */
  build: string;
  core: string;
  parts: BundlePart[];
}

/** A part's missing field. `subject` is the part's name. */
export interface SbomFinding {
  subject: string;
  message: string;
  hint: string;
}

export interface SbomTool {
  name: string;
  version: string;
}

/** Packages in the compiled portal, fonts with their licences, and the brand's own art, sorted. */
export function bundleParts(brand: ResolvedBrand, manifest: FilesManifest, packages: readonly CorePackage[]): BundleParts {
  const files = manifest.files.filter(({ path }) => !/\.(?:br|gz)$/.test(path));
  const pictures = files.filter(({ path }) => /\.(?:svg|png|jpe?g|webp|avif|ico)$/.test(path) && !path.startsWith('core/'));
  const fonts = files.filter(({ path }) => /\.(?:woff2?|ttf|otf)$/.test(path));
  const parts: BundlePart[] = [
    ...packages.map((found) => packagePart(found)),
    ...fonts.map((file) => fontPart(file, brand)),
    ...pictures.map((file) => filePart('art', file, `Property of ${brand.identity.legalName}`)),
  ];
  const { name, legalName } = brand.identity;
  return { code: brand.code, name, legalName, build: manifest.build, core: manifest.core, parts };
}

function packagePart({ name, version, license, sha512, chunks }: CorePackage): BundlePart {
  return {
    kind: 'package',
    name,
    version,
    license,
    hash: sha512 === null ? null : { algorithm: 'SHA-512', value: sha512 },
    details: chunks.map((value) => ({ name: 'livery:chunk', value })),
  };
}

function filePart(kind: BundlePart['kind'], { path, sha256 }: FileRecord, license: string | null): BundlePart {
  return { kind, name: path, version: null, license, hash: { algorithm: 'SHA-256', value: sha256 }, details: [] };
}

/** The bundle's name of a font is made of its file's. */
function fontPart(file: FileRecord, { theme }: ResolvedBrand): BundlePart {
  const hash = /([0-9a-f]{10})\.\w+$/.exec(file.path)?.[1] ?? '';
  const font = [theme.fonts.display, theme.fonts.text].find(
    (candidate) => candidate.file !== null && file.path === `assets/${hashedName(basename(candidate.file), hash)}`,
  );
  const part = filePart('font', file, font?.license ?? null);
  return font === undefined ? part : { ...part, details: [{ name: 'livery:family', value: font.family }] };
}

/** Parts without a licence. */
export function sbomFindings({ parts }: BundleParts): SbomFinding[] {
  const hints: Record<BundlePart['kind'], string> = {
    package: 'Ask its authors, or take another package.',
    font: 'Write its SPDX name into theme.fonts…license of the brand.',
    art: 'Write who owns it into identity.legalName of the brand.',
  };
  const isOpen = (license: string | null): boolean =>
    license === null || /^(?:SEE LICEN[CS]E|UNLICEN[CS]ED|NOASSERTION|NONE)/i.test(license);
  return parts
    .filter(({ license }) => isOpen(license))
    .map(({ kind, name, license }) => ({
      subject: name,
      message:
        license === null
          ? 'Nothing says under which licence it may be shipped.'
          : `Its licence is only given as ${JSON.stringify(license)}.`,
      hint: hints[kind],
    }));
}

/** Address of a package in the registry, as both standards write it. */
export function packageUrl(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

export type LicenceForm = { form: 'id' | 'expression' | 'text'; value: string };

/** An SPDX name, an SPDX expression, or free text. */
export function licenceForm(value: string): LicenceForm {
  try {
    const found = parse(value);
    const isPlain = 'license' in found && found.plus === undefined && found.exception === undefined;
    return isPlain ? { form: 'id', value: found.license } : { form: 'expression', value };
  } catch {
    return { form: 'text', value };
  }
}

/** Equal parts have equal ids: a UUID in the form of version 5, from their hash. */
export function serialUuid({ code, build, parts }: BundleParts): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([code, build, parts]))
    .digest('hex');
  const variant = ((Number.parseInt(hash[16] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
