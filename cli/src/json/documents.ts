import Type, { type Static } from 'typebox';
import { errorNames } from '../errors/error-table.ts';
import { compareDocuments } from './compare-documents.ts';
import { keepDocuments } from './keep-documents.ts';
import { lookDocuments } from './look-documents.ts';
import { makeDocuments } from './make-documents.ts';
import { documentOf, Problem } from './parts.ts';
import { runDocuments } from './run-documents.ts';
import { shipDocuments } from './ship-documents.ts';

/** The JSON Schemas of the verbs' `--json` output. */
export const verbDocuments = {
  ...makeDocuments,
  ...lookDocuments,
  ...compareDocuments,
  ...shipDocuments,
  ...runDocuments,
  ...keepDocuments,
};

/** Printed by any verb that cannot run. */
export const ErrorDocument = documentOf({
  error: Type.Object({
    name: Type.Enum([...errorNames]),
    title: Type.String(),
    message: Type.String(),
    hint: Type.String(),
    /** The problems of the brands that stop the verb. */
    problems: Type.Optional(Type.Array(Problem)),
  }),
});

type VerbDocuments = typeof verbDocuments & { error: typeof ErrorDocument };

export type DocumentName = keyof VerbDocuments;

/** Services return read-only rows. */
type ReadOnly<Value> = Value extends readonly (infer Entry)[]
  ? readonly ReadOnly<Entry>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: ReadOnly<Value[Key]> }
    : Value;

type WithoutVersion<Document> = Document extends unknown ? Omit<Document, 'version'> : never;

/** A document without its version, which printing adds. */
export type PrintedDocument<Name extends DocumentName> = ReadOnly<WithoutVersion<Static<VerbDocuments[Name]>>>;
