import Type, { type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { errorStatus } from './errors.ts';
import { routes, type Route, type RouteName } from './routes.ts';
import { shapes } from './shapes/index.ts';

/** The first place where an answer breaks the contract, with the reason. */
export interface Fault {
  /** JSON pointer into the answer. Empty for the whole answer. */
  pointer: string;
  message: string;
}

/** A sealed value can be read only by its caller, so only the envelope is checked. */
const SealedValue = Type.Object({ jwe: Type.String() });

const compiled = new Map<RouteName, Validator>();

/**
 * The first place where an answer breaks the contract. Null if it is valid. Only the envelope is checked if a call has
 * no shape yet.
 */
export function findFault(name: RouteName, answer: unknown): Fault | null {
  if (!isRecord(answer) || typeof answer['success'] !== 'boolean' || !('value' in answer))
    return { pointer: '', message: 'must be an object with success, value and message' };
  const { success, value } = answer;
  if (!success) return refusalFault(value);
  const shape = valueShape(name);
  if (shape === null) return null;
  const validator = compiled.get(name) ?? Compile(shape);
  compiled.set(name, validator);
  return validator.Check(value) ? null : firstOf(validator.Errors(value));
}

/** If several types are allowed, the message names them all. */
function firstOf(errors: readonly { instancePath: string; keyword: string; message: string }[]): Fault | null {
  const [first] = errors;
  if (first === undefined) return null;
  const types = errors.filter(({ instancePath, keyword }) => keyword === 'type' && instancePath === first.instancePath);
  const message = types.length < 2 ? first.message : types.map((error) => error.message).join(' or ');
  return { pointer: `/value${first.instancePath}`, message: message.replaceAll(' or must be ', ' or ') };
}

function refusalFault(value: unknown): Fault | null {
  const code = isRecord(value) ? value['code'] : undefined;
  if (typeof code === 'string' && code in errorStatus) return null;
  return { pointer: '/value/code', message: 'must be a code of @livery/contract/errors' };
}

function valueShape(name: RouteName): TSchema | null {
  const { encoding }: Route = routes[name];
  if (encoding === 'sealed') return SealedValue;
  const served: Partial<Record<RouteName, { value?: TSchema; query?: TSchema; body?: TSchema }>> = shapes;
  return served[name]?.value ?? null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
