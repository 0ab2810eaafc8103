import { licenceForm, packageUrl, serialUuid, type BundlePart, type BundleParts, type SbomTool } from './sbom-parts.ts';

/**
 * A CycloneDX 1.6 bill of materials. Without `sourceDateEpoch`, in seconds, it has no timestamp, so the same bundle
 * gives the same bytes.
 */
export function cycloneDx(bundle: BundleParts, tool: SbomTool, sourceDateEpoch?: number): object {
  const root = `${bundle.code}@${bundle.build}`;
  const components = bundle.parts.map(component);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serialUuid(bundle)}`,
    version: 1,
    metadata: {
      ...(sourceDateEpoch === undefined ? {} : { timestamp: new Date(sourceDateEpoch * 1000).toISOString() }),
      tools: { components: [{ type: 'application', name: tool.name, version: tool.version }] },
      component: {
        type: 'application',
        'bom-ref': root,
        name: bundle.name,
        version: bundle.build,
        supplier: { name: bundle.legalName },
        properties: [
          { name: 'livery:code', value: bundle.code },
          { name: 'livery:core', value: bundle.core },
        ],
      },
    },
    components,
    dependencies: [{ ref: root, dependsOn: bundle.parts.map(reference) }, ...bundle.parts.map((part) => ({ ref: reference(part) }))],
  };
}

function component(part: BundlePart): object {
  const { kind, name, version, license, hash, details } = part;
  const [group, plain] = kind === 'package' && name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: kind === 'package' ? 'library' : 'file',
    'bom-ref': reference(part),
    ...(group === undefined ? {} : { group }),
    name: plain,
    ...(version === null ? {} : { version, purl: packageUrl(name, version) }),
    ...(hash === null ? {} : { hashes: [{ alg: hash.algorithm, content: hash.value }] }),
    ...(license === null ? {} : { licenses: [licence(license)] }),
    ...(details.length === 0 ? {} : { properties: details }),
  };
}

function reference({ kind, name, version }: BundlePart): string {
  return kind === 'package' && version !== null ? packageUrl(name, version) : `file:${name}`;
}

function licence(text: string): object {
  const { form, value } = licenceForm(text);
  if (form === 'expression') return { expression: value };
  return { license: form === 'id' ? { id: value } : { name: value } };
}
