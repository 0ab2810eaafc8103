import Value from 'typebox/value';
import { expect } from 'vitest';
import { ErrorDocument, verbDocuments } from '../json/documents.ts';

/** Validates a verb's `--json` output against its schema, without additional fields. */
export function expectDocument(verb: string, document: unknown): void {
  const isError = typeof document === 'object' && document !== null && 'error' in document;
  const schema = closed(isError ? ErrorDocument : verbDocuments[verb as keyof typeof verbDocuments]);
  const faults = Value.Errors(schema, document).map(({ instancePath, message }) => `${instancePath} ${message}`);
  expect(faults, `livery ${verb} --json`).toEqual([]);
}

/** A command's JSON output: the whole of it, or the first line of a log. */
export function expectPrinted(args: readonly string[], environment: NodeJS.ProcessEnv, stdout: string): void {
  const [verb = ''] = args;
  const isJson = args.includes('--json') || environment['LIVERY_JSON'] === '1';
  if (!isJson || stdout === '' || !(verb in verbDocuments)) return;
  const isLog = stdout.trimEnd().includes('\n') && stdout.startsWith('{"');
  expectDocument(verb, JSON.parse(isLog ? stdout.slice(0, stdout.indexOf('\n')) : stdout));
}

function closed<Schema>(schema: Schema): Schema {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(closed) as Schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const isStrict = copy['type'] === 'object' && Object.keys((copy['properties'] as object | undefined) ?? {}).length > 0;
  return { ...copy, ...(isStrict ? { additionalProperties: false } : {}) } as Schema;
}
