import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';

/** JSON pointers, RFC 6901. */
export function toPointer(segments: readonly (string | number)[]): string {
  let pointer = '';
  for (const segment of segments) pointer = childPointer(pointer, segment);
  return pointer;
}

export function childPointer(pointer: string, segment: string | number): string {
  const name = String(segment);
  return `${pointer}/${/[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name}`;
}

export function fromPointer(pointer: string): string[] {
  const segments = pointer.split('/').slice(1);
  return pointer.includes('~') ? segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~')) : segments;
}

export function parentPointer(pointer: string): string {
  return pointer.slice(0, Math.max(pointer.lastIndexOf('/'), 0));
}

export function isWithin(pointer: string, ancestor: string): boolean {
  return pointer === ancestor || pointer.startsWith(`${ancestor}/`);
}

/** The value at a pointer, or `undefined`. */
export function valueAt(value: JsonValue, pointer: string): JsonValue | undefined {
  let current: JsonValue | undefined = value;
  for (const segment of fromPointer(pointer)) {
    if (Array.isArray(current)) current = /^\d+$/.test(segment) ? current[Number(segment)] : undefined;
    else if (isJsonObject(current) && Object.hasOwn(current, segment)) current = current[segment];
    else return undefined;
  }
  return current;
}

/** The value without the part at a pointer. A pointer into a list removes the whole list. */
export function withoutPointer(value: JsonObject, pointer: string): JsonObject {
  const [key, ...rest] = fromPointer(pointer);
  if (key === undefined || !Object.hasOwn(value, key)) return value;
  const { [key]: child, ...others } = value;
  if (rest.length === 0 || !isJsonObject(child)) return others;
  return { ...others, [key]: withoutPointer(child, toPointer(rest)) };
}
