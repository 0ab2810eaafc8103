import Type from 'typebox';
import { documentOf, failed, nullable, texts, writtenFile } from './parts.ts';

const FilePlace = { kind: Type.Literal('file'), file: Type.String(), line: Type.Integer(), column: Type.Integer(), pointer: Type.String() };

const Origin = Type.Union([
  Type.Object(FilePlace),
  Type.Object({ kind: Type.Literal('default') }),
  Type.Object({ kind: Type.Literal('derived'), from: Type.String(), why: Type.String() }),
]);

const explained = {
  pointer: Type.String(),
  value: Type.Unknown(),
  place: nullable(Type.Object({ ...FilePlace, frame: Type.String() })),
  why: nullable(Type.String()),
  from: nullable(Type.String()),
  covers: Type.Array(Type.Object({ value: Type.Unknown(), origin: Origin })),
};

/** The share of pixels that differ is `ratio`, and the pictures are absolute paths. */
const pictures = Type.Array(
  Type.Object({
    shot: Type.String(),
    status: Type.Enum(['same', 'changed', 'new', 'gone']),
    ratio: Type.Number(),
    before: nullable(Type.String()),
    after: nullable(Type.String()),
  }),
);

const Gap = Type.Object({
  face: Type.Enum(['display', 'text']),
  family: Type.String(),
  character: Type.String(),
  codePoint: Type.String(),
  neededBy: Type.String(),
});

/** By part of a brand file. */
const parts = Type.Array(
  Type.Object({
    title: Type.String(),
    differences: Type.Array(
      Type.Object({ pointer: Type.String(), before: Type.Optional(Type.Unknown()), after: Type.Optional(Type.Unknown()) }),
    ),
  }),
);

export const compareDocuments = {
  explain: Type.Union([
    documentOf({ brand: Type.String(), ...explained, steps: Type.Array(Type.Object(explained)) }),
    documentOf({
      brand: Type.String(),
      values: Type.Array(Type.Object({ pointer: Type.String(), value: Type.Unknown(), origin: Origin })),
    }),
  ]),
  diff: documentOf({
    brands: Type.Array(Type.String(), { minItems: 2, maxItems: 2 }),
    same: Type.Integer(),
    page: writtenFile,
    parts,
  }),
  plan: documentOf({
    base: Type.String(),
    brands: Type.Array(
      Type.Object({
        code: Type.String(),
        status: Type.Enum(['same', 'changed', 'new', 'gone', 'fixed', 'failed']),
        parts,
        contrasts: Type.Array(
          Type.Object({
            mode: Type.String(),
            foreground: Type.String(),
            background: Type.String(),
            required: Type.Number(),
            before: nullable(Type.Number()),
            after: nullable(Type.Number()),
          }),
        ),
      }),
    ),
    failed,
  }),
  vdiff: documentOf({
    written: Type.Boolean(),
    page: writtenFile,
    accepted: texts,
    brands: Type.Array(
      Type.Object({ code: Type.String(), status: Type.Enum(['unchanged', 'same', 'changed', 'new', 'failed']), pictures }),
    ),
    failed,
  }),
  impact: documentOf({
    base: Type.String(),
    page: writtenFile,
    brands: Type.Array(Type.Object({ code: Type.String(), status: Type.Enum(['same', 'changed', 'new', 'gone', 'failed']), pictures })),
    failed,
  }),
  coverage: documentOf({
    languages: texts,
    translations: Type.Array(Type.Object({ language: Type.String(), keys: Type.Integer(), translated: Type.Integer() })),
    keys: Type.Array(Type.Object({ key: Type.String(), missing: texts, unlike: texts, overrides: Type.Record(Type.String(), texts) })),
    page: writtenFile,
    brands: Type.Array(
      Type.Object({
        code: Type.String(),
        language: Type.String(),
        keys: Type.Integer(),
        own: Type.Integer(),
        missing: Type.Integer(),
        gaps: Type.Array(Gap),
      }),
    ),
    failed,
  }),
  matrix: documentOf({
    gateway: nullable(Type.String()),
    missing: texts,
    page: writtenFile,
    brands: Type.Array(
      Type.Object({
        code: Type.String(),
        features: Type.Record(Type.String(), Type.Enum(['on', 'off', 'not offered'])),
        layout: Type.Record(Type.String(), Type.String()),
        flags: nullable(Type.Record(Type.String(), Type.Boolean())),
      }),
    ),
    failed,
  }),
  drift: documentOf({
    written: Type.Boolean(),
    brands: Type.Array(
      Type.Object({
        code: Type.String(),
        overrides: Type.Integer(),
        accepted: Type.Integer(),
        findings: Type.Array(
          Type.Object({
            place: Type.String(),
            file: Type.String(),
            line: Type.Integer(),
            column: Type.Integer(),
            value: Type.Unknown(),
            base: Type.Unknown(),
            baseFrom: Type.String(),
            kind: Type.Enum(['redundant', 'stale']),
          }),
        ),
      }),
    ),
    twins: Type.Array(Type.Object({ codes: Type.Array(Type.String(), { minItems: 2, maxItems: 2 }), differences: texts })),
    accepted: texts,
    failed,
  }),
};
