import Type, { type TProperties, type TSchema } from 'typebox';
import { ruleNames } from '@livery/brand/rule-names';

/** A document of `--json`. The version rises if a field goes or changes its meaning, not if one is added. */
export const documentOf = <Properties extends TProperties>(properties: Properties) =>
  Type.Object({ version: Type.Literal(1), ...properties });

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const texts = Type.Array(Type.String());

/** The absolute path of the written file, or null. */
export const writtenFile = nullable(Type.String());

export const Problem = Type.Object({
  rule: Type.Enum([...ruleNames]),
  severity: Type.Enum(['error', 'warning']),
  file: Type.String(),
  line: Type.Integer(),
  column: Type.Integer(),
  pointer: Type.String(),
  message: Type.String(),
  hint: Type.String(),
  /** By `livery check --fix`. */
  fixable: Type.Boolean(),
});

export const problems = Type.Array(Problem);

/** Brands that have errors. */
export const failed = Type.Array(Type.Object({ code: Type.String(), problems }));
