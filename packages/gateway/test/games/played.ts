import { randomUUID } from 'node:crypto';
import type { OpenAnswer } from '@livery/arcade/shell/wire';
import type { SpinAnswer } from '@livery/arcade/slot/slot-wire';
import type { TestGateway } from '../test-gateway.ts';

const gamesHost = 'games.localhost:4000';
const slot = { nodeId: 27_002, vassalage: 'HOUSE', gameType: 'INHOUSE', language: 'en', device: 'WEB' };

/** A member at the slot: each call plays one round for real money and returns its stake. */
export async function sitDown(
  gateway: TestGateway,
  token: string,
  merchant = 'ALPHA',
  game = slot,
): Promise<(stake?: number) => Promise<SpinAnswer>> {
  const api = async <Value>(name: string, body: object): Promise<Value> => {
    const answer = await gateway.inject({
      method: 'POST',
      url: `/${name === 'spin' ? 'slot' : 'play'}/api/${name}`,
      headers: { host: gamesHost },
      payload: body,
    });
    const { success, value, message } = answer.json() as { success: boolean; value: Value; message: string };
    if (!success) throw new Error(message);
    return value;
  };
  const { envelope } = await gateway.call('launchGame', { body: game, token, merchant });
  const { session } = await api<OpenAnswer>('open', { ticket: new URL(String(envelope.value['url'])).searchParams.get('ticket') });
  return (stake = 100) => api<SpinAnswer>('spin', { session, idempotencyKey: randomUUID(), stake, clientSeed: 'mine' });
}
