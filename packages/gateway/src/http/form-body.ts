import { AppError } from '#base/app-error.ts';

const mostFields = 32;
/** Excludes brackets and dots, which some parsers read as lists and objects. */
const fieldName = /^[a-zA-Z][\w-]{0,63}$/;

/**
 * Reads `application/x-www-form-urlencoded` into one text per field. It refuses ambiguous input: a repeated field, a
 * name that every object has, a percent sign that encodes nothing, invalid UTF-8.
 *
 * @throws AppError INVALID_REQUEST
 */
export function readForm(text: string): Record<string, string> {
  const pairs = text.split('&', mostFields + 1);
  if (pairs.length > mostFields) throw new AppError('INVALID_REQUEST');
  const fields = new Map<string, string>();
  for (const pair of pairs) {
    const [name = '', value, ...rest] = pair.split('=').map(decode);
    if (value === undefined || rest.length > 0 || !fieldName.test(name) || name in Object.prototype || fields.has(name))
      throw new AppError('INVALID_REQUEST');
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new AppError('INVALID_REQUEST');
  }
}
