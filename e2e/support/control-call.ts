import { controlRequest } from '@livery/contract/control/request';
import type { ControlRouteName } from '@livery/contract/control/routes';
import type { ControlInputOf, ControlValueOf } from '@livery/contract/control/shapes';
import { address } from './address.ts';
import { controlSecret } from './control-secret.ts';

/** Makes a control call; only for tests tagged `@control`. */
export async function controlCall<Name extends ControlRouteName>(
  { merchantCode }: { readonly merchantCode: string },
  name: Name,
  input: ControlInputOf<Name>,
): Promise<ControlValueOf<Name>> {
  const { path, ...request } = controlRequest(name, input, { secret: controlSecret(), merchant: merchantCode });
  const answer = await fetch(`${address(null)}${path}`, request);
  if (!answer.ok) throw new Error(`${name} was refused: ${await answer.text()}`);
  return ((await answer.json()) as { value: ControlValueOf<Name> }).value;
}
