import { randomUUID } from 'node:crypto';
import { solvedChallenge } from './solved-challenge.ts';
import type { TestAnswer, TestGateway } from '../test-gateway.ts';

type Rule = Partial<{ enabled: boolean; required: boolean; accepted_pattern: string; min_length: number; max_length: number }>;

export const goodPassword = 'Quiet-Mango-42';

/** Common steps of registration tests, at the merchant ALPHA. */
export function registerWorld(gateway: TestGateway) {
  const merchantId = gateway.platform.merchants.byCode('ALPHA')?.id ?? 0;
  const { owner } = gateway;
  const form = (changes: object = {}): Record<string, unknown> => ({
    username: `maria${randomUUID().slice(0, 8)}`,
    password: goodPassword,
    confirmPassword: goodPassword,
    ...changes,
  });
  /** Each from its own network, so that no rate limit gets in the way. */
  let network = 0;
  const elsewhere = (): Record<string, string> => {
    network += 1;
    return { 'x-forwarded-for': `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}` };
  };
  return {
    merchantId,
    form,
    elsewhere,
    setRule: (field: string, changes: Rule) =>
      owner.updateTable('register_rule').set(changes).where('merchant_id', '=', merchantId).where('field', '=', field).execute(),
    setFlag: (modId: string, enabled: boolean) =>
      owner.updateTable('feature_node').set({ enabled }).where('merchant_id', '=', merchantId).where('mod_id', '=', modId).execute(),
    register: (changes: object = {}, headers = elsewhere()): Promise<TestAnswer> =>
      gateway.call('register', { body: form(changes), headers }),
    registerMobile: (body: object, headers = elsewhere()): Promise<TestAnswer> =>
      gateway.call('registerMobile', { body: { registerMethod: 'WEB', ...body }, headers }),
    memberOf: (username: string) =>
      owner.selectFrom('member').selectAll().where('merchant_id', '=', merchantId).where('username', '=', username).executeTakeFirst(),
    /** The code in the newest message to the number. */
    async codeSentTo(receiver: string): Promise<string> {
      const { content } = await owner
        .selectFrom('message')
        .select('content')
        .where('receiver', '=', receiver)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return /\d{6}/.exec(content)?.[0] ?? '';
    },
    solve: () => solvedChallenge(gateway, 'register'),
  };
}

export const codeOf = ({ envelope }: TestAnswer): unknown => envelope.value['code'] ?? 'done';
