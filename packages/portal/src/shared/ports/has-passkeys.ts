/** Whether the browser knows passkeys at all; what they are made and used by comes late. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}
