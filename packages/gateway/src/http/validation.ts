import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { AppError } from '#base/app-error.ts';

type Read = (input: unknown) => unknown;

const compiled = new WeakMap<TSchema, Validator>();

/** Shapes are constants, so each is compiled once, however many gateways a process has. */
function validatorOf(schema: TSchema): Validator {
  const validator = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, validator);
  return validator;
}

/** Query strings are text. Numbers and booleans are converted before validation, and unknown fields are dropped. */
export function makeQueryReader(schema: TSchema | undefined): Read {
  if (schema === undefined) return () => undefined;
  const validator = validatorOf(schema);
  return (input) => {
    const query = validator.Clean(validator.Convert({ ...(input as object) }));
    if (!validator.Check(query)) throw refusal(validator.Errors(query));
    return query;
  };
}

export function makeBodyReader(schema: TSchema | undefined): Read {
  if (schema === undefined) return () => undefined;
  const validator = validatorOf(schema);
  return (input) => {
    if (!validator.Check(input)) throw refusal(validator.Errors(input));
    return input;
  };
}

/** Names the refused fields and rules, never the refused values. */
function refusal(errors: readonly { instancePath: string; keyword: string }[]): AppError {
  return new AppError('INVALID_REQUEST', {
    fields: Object.fromEntries(errors.map(({ instancePath, keyword }) => [instancePath, keyword])),
  });
}
