/** Whether the browser supports passkeys. The code to use them loads later. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}
