import { logInSealed } from '@livery/sandbox/sealed-login';
import { address, deployed } from './address.ts';
import { brandFacts } from '@livery/sandbox/brand-facts';

/**
 * Logs in at the gateway without the form and returns the token. Each journey has its own session, so another journey's
 * logout cannot end it.
 *
 * @throws Error when the gateway refuses
 */
export async function openSession(brand: string, username: string, password: string): Promise<string> {
  const origin = deployed === undefined ? address(null) : address(brand);
  const send: Parameters<typeof logInSealed>[0] = async (path, options) => {
    const answer = await fetch(`${origin}${path}`, options);
    return { status: answer.status, body: await answer.text() };
  };
  const { token, code } = await logInSealed(send, brandFacts(brand).merchantCode, { username, password });
  if (token === '') throw new Error(`${username} cannot log in at ${brand}: ${code ?? 'no token'}`);
  return token;
}
