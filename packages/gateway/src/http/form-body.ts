import { AppError } from '#base/app-error.ts';

const mostFields = 32;
/** No brackets or dots, which some parsers read as lists and objects. */
const fieldName = /^[a-zA-Z][\w-]{0,63}$/;

/**
 * Reads `application/x-www-form-urlencoded` into one text for each field. Ambiguous input is
 * refused: a field that comes twice, a name that objects have already, a percent sign that encodes nothing, bytes that are no UTF-8.
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
