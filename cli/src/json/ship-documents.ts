import Type from 'typebox';
import { documentOf, failed, nullable, texts, writtenFile } from './parts.ts';

export const shipDocuments = {
  ci: documentOf({ written: Type.Boolean(), file: Type.String(), text: Type.String() }),
  host: documentOf({
    server: Type.Enum(['nginx', 'caddy']),
    written: Type.Boolean(),
    file: writtenFile,
    brands: Type.Array(Type.Object({ code: Type.String(), hosts: texts })),
    hostless: texts,
    unreachable: texts,
    text: Type.String(),
    failed,
  }),
  verify: documentOf({
    url: Type.String(),
    build: Type.String(),
    core: Type.String(),
    selfConsistencyOnly: Type.Boolean(),
    rulesKnown: Type.Boolean(),
    files: Type.Integer(),
    questions: Type.Integer(),
    findings: Type.Array(
      Type.Object({
        check: Type.Enum(['answer', 'build', 'file', 'header', 'encoding', 'inline', 'address', 'hidden']),
        subject: Type.String(),
        expected: Type.String(),
        found: Type.String(),
        addresses: texts,
      }),
    ),
    brand: nullable(Type.String()),
  }),
  sbom: documentOf({
    brand: Type.String(),
    standard: Type.Enum(['cyclonedx', 'spdx']),
    findings: Type.Array(Type.Object({ subject: Type.String(), message: Type.String(), hint: Type.String() })),
    document: Type.Object({}),
  }),
  tokens: documentOf({
    brand: Type.String(),
    written: Type.Boolean(),
    file: writtenFile,
    count: Type.Integer(),
    document: Type.Object({}),
  }),
};
