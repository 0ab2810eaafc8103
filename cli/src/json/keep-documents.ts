import Type from 'typebox';
import { documentOf, nullable, problems, texts } from './parts.ts';

const VerbHelp = Type.Object({
  name: Type.String(),
  summary: Type.String(),
  usage: Type.String(),
  flags: Type.Array(
    Type.Object({
      flags: Type.String(),
      description: Type.String(),
      /** The environment variable that does the same as the flag. */
      environment: Type.String(),
      default: Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
    }),
  ),
  examples: Type.Array(Type.Object({ command: Type.String(), what: Type.String() })),
});

export const keepDocuments = {
  migrate: documentOf({
    written: Type.Boolean(),
    files: Type.Array(
      Type.Object({
        file: Type.String(),
        from: nullable(Type.Integer()),
        changed: Type.Boolean(),
        diff: Type.String(),
        notes: texts,
        problems,
      }),
    ),
  }),
  doctor: documentOf({
    ok: Type.Boolean(),
    checks: Type.Array(
      Type.Object({
        name: Type.String(),
        verdict: Type.Enum(['fine', 'broken', 'unknown']),
        message: Type.String(),
        hint: Type.String(),
      }),
    ),
  }),
  completion: Type.Union([
    documentOf({ shell: Type.Enum(['bash', 'zsh', 'fish']), script: Type.String() }),
    /** With `--brands`, for the shells' scripts. */
    documentOf({ brands: texts }),
  ]),
  help: Type.Union([
    documentOf({ about: Type.Literal('livery'), text: Type.String(), verbs: Type.Array(VerbHelp), errors: texts, manuals: texts }),
    documentOf({
      about: Type.Literal('verb'),
      text: Type.String(),
      verb: VerbHelp,
      /** Schema of the verb's `--json` output, in JSON Schema 2020-12. */
      schema: Type.Record(Type.String(), Type.Unknown()),
    }),
    documentOf({ about: Type.Literal('manual'), text: Type.String(), name: Type.String() }),
    documentOf({ about: Type.Literal('error'), text: Type.String(), name: Type.String() }),
  ]),
};
