import { licenceForm, packageUrl, serialUuid, type BundlePart, type BundleParts, type SbomTool } from './sbom-parts.ts';

/** The default for the standard's required time, so that the same bundle gives the same bytes. */
const noTime = 0;

/** An SPDX 2.3 bill of materials. `sourceDateEpoch` is in seconds. */
export function spdx(bundle: BundleParts, tool: SbomTool, sourceDateEpoch: number = noTime): object {
  const documentId = 'SPDXRef-DOCUMENT';
  const rootId = 'SPDXRef-bundle';
  const packages = bundle.parts.map((part, index) => describe(part, `SPDXRef-part-${index + 1}`));
  const texts = [
    ...new Set(bundle.parts.flatMap(({ license }) => (license !== null && licenceForm(license).form === 'text' ? [license] : []))),
  ];
  return {
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    SPDXID: documentId,
    name: `${bundle.code}-${bundle.build}`,
    documentNamespace: `https://spdx.org/spdxdocs/${bundle.code}-${serialUuid(bundle)}`,
    creationInfo: {
      created: new Date(sourceDateEpoch * 1000).toISOString().replace(/\.\d{3}Z$/, 'Z'),
      creators: [`Tool: ${tool.name}-${tool.version}`, `Organization: ${bundle.legalName}`],
    },
    packages: [
      {
        name: bundle.name,
        SPDXID: rootId,
        versionInfo: bundle.build,
        supplier: `Organization: ${bundle.legalName}`,
        downloadLocation: 'NOASSERTION',
        filesAnalyzed: false,
        licenseConcluded: 'NOASSERTION',
        licenseDeclared: 'NOASSERTION',
        copyrightText: 'NOASSERTION',
        primaryPackagePurpose: 'APPLICATION',
      },
      ...packages,
    ],
    ...(texts.length === 0
      ? {}
      : { hasExtractedLicensingInfos: texts.map((text) => ({ licenseId: licenceReference(text), extractedText: text, name: text })) }),
    relationships: [
      { spdxElementId: documentId, relationshipType: 'DESCRIBES', relatedSpdxElement: rootId },
      ...packages.map(({ SPDXID }) => ({ spdxElementId: rootId, relationshipType: 'CONTAINS', relatedSpdxElement: SPDXID })),
    ],
  };
}

function describe({ kind, name, version, license, hash, details }: BundlePart, id: string) {
  const declared = license === null ? 'NOASSERTION' : licenceForm(license).form === 'text' ? licenceReference(license) : license;
  return {
    name,
    SPDXID: id,
    ...(version === null ? {} : { versionInfo: version }),
    downloadLocation: 'NOASSERTION',
    filesAnalyzed: false,
    licenseConcluded: declared,
    licenseDeclared: declared,
    copyrightText: 'NOASSERTION',
    primaryPackagePurpose: kind === 'package' ? 'LIBRARY' : 'FILE',
    ...(hash === null ? {} : { checksums: [{ algorithm: hash.algorithm.replace('-', ''), checksumValue: hash.value }] }),
    ...(details.length === 0 ? {} : { comment: details.map(({ value }) => value).join(', ') }),
    ...(version === null
      ? {}
      : { externalRefs: [{ referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator: packageUrl(name, version) }] }),
  };
}

function licenceReference(text: string): string {
  return `LicenseRef-${text
    .replace(/^LicenseRef-/, '')
    .replaceAll(/[^A-Za-z0-9.-]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;
}
