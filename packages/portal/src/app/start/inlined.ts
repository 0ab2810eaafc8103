/** JSON that the page carries in a script element; null when it carries none. */
export function readInlined<Value>(id: string): Value | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Value) : null;
}
