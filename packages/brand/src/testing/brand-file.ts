/** A valid brand file. `changes` replace top-level keys. */
export function brandFile(code = 'acme', changes: object = {}): Record<string, unknown> {
  return { schemaVersion: 2, code, identity: { name: 'Acme' }, theme: { seeds: { primary: '#ff6600' } }, ...changes };
}
