/** Tells the journeys what the gateway's control calls want; who starts both sets it, and `E2E_REUSE` needs the running one's. */
export const controlSecretVariable = 'LIVERY_CONTROL_SECRET';

/** @throws Error where nobody has set it */
export function controlSecret(): string {
  const secret = process.env[controlSecretVariable] ?? '';
  if (secret === '') throw new Error(`${controlSecretVariable} is not set: a gateway's control calls want their secret.`);
  return secret;
}
