import { verbDocuments } from './documents.ts';

/** The JSON Schema of a verb's `--json` output. */
export function schemaOf(verb: string): Record<string, unknown> {
  const schema = verbDocuments[verb as keyof typeof verbDocuments];
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title: `livery ${verb} --json`, ...schema };
}
