import Type from 'typebox';
import { documentOf, failed, nullable, problems, texts, writtenFile } from './parts.ts';

export const makeDocuments = {
  new: documentOf({
    code: Type.String(),
    dir: Type.String(),
    written: Type.Boolean(),
    files: texts,
    languages: texts,
    problems,
  }),
  check: documentOf({
    /** These two with `--fix` only. */
    written: Type.Optional(Type.Boolean()),
    fixed: Type.Optional(Type.Array(Type.Object({ file: Type.String(), fixes: texts, diff: Type.String() }))),
    brands: Type.Array(Type.Object({ code: Type.String(), ok: Type.Boolean(), problems })),
    languages: Type.Array(
      Type.Object({ code: Type.String(), ok: Type.Boolean(), keys: Type.Integer(), translated: Type.Integer(), problems }),
    ),
    failed,
  }),
  texts: Type.Union([
    documentOf({
      action: Type.Literal('export'),
      language: Type.String(),
      written: Type.Boolean(),
      file: writtenFile,
      format: Type.Enum(['csv', 'xliff']),
      texts: Type.Integer(),
      translated: Type.Integer(),
      text: Type.String(),
    }),
    documentOf({
      action: Type.Literal('import'),
      language: Type.String(),
      written: Type.Boolean(),
      files: texts,
      changed: Type.Integer(),
      unchanged: Type.Integer(),
      empty: Type.Integer(),
      problems,
    }),
  ]),
  build: documentOf({
    written: Type.Boolean(),
    core: nullable(Type.Object({ ms: Type.Number(), cached: Type.Boolean(), bytes: Type.Integer() })),
    brands: Type.Array(
      Type.Object({
        code: Type.String(),
        status: Type.Enum(['built', 'unchanged', 'failed', 'planned']),
        out: Type.String(),
        ms: nullable(Type.Number()),
        files: nullable(Type.Integer()),
        bytes: nullable(Type.Integer()),
        problems,
      }),
    ),
    failed,
  }),
};
