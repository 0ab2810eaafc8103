/** JSON from a script element of the page. Null if there is none. */
export function readInlined<Value>(id: string): Value | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Value) : null;
}
