/** A brand file that passes; `changes` replace keys at the top. */
export function brandFile(code = 'acme', changes: object = {}): Record<string, unknown> {
  return { schemaVersion: 2, code, identity: { name: 'Acme' }, theme: { seeds: { primary: '#ff6600' } }, ...changes };
}
