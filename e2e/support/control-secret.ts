/**
 * The secret of the gateway's control calls. The program that starts both sets it. `E2E_REUSE` needs that of the
 * running gateway.
 */
export const controlSecretVariable = 'LIVERY_CONTROL_SECRET';

/** @throws Error if nobody has set it */
export function controlSecret(): string {
  const secret = process.env[controlSecretVariable] ?? '';
  if (secret === '') throw new Error(`${controlSecretVariable} is not set: a gateway's control calls want their secret.`);
  return secret;
}
