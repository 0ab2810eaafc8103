import { headers, routes, type RouteName } from '@livery/contract/routes';
import { expect, it } from 'vitest';
import { solvedChallenge } from '../../test/session/solved-challenge.ts';
import { openTestGateway, sealedPayload, type TestAnswer, type TestCall } from '../../test/test-gateway.ts';
import { demoPassword } from '#modules/member/demo-accounts.seed.ts';
import { isForMembers } from '#identity/admission.ts';

const gateway = await openTestGateway();
const names = Object.keys(routes) as RouteName[];
const code = ({ envelope }: TestAnswer): unknown => envelope.value['code'];

it.each(names.filter((name) => isForMembers(routes[name].audience)))('%s is refused without a valid token [wire-token]', async (name) => {
  expect(code(await gateway.call(name))).toBe('NOT_LOGGED_IN');
  expect(code(await gateway.call(name, { token: 'A'.repeat(43) }))).toBe('NOT_LOGGED_IN');
  expect(code(await gateway.call(name, { token: 'short' }))).toBe('NOT_LOGGED_IN');
});

const html5 = { platform: 'html5-desktop', language: 'en' };
const mobile = { mobileNum: '11987650001', countryDialingCode: '55' };
const newcomer = { password: demoPassword, confirmPassword: demoPassword, login: true };

/**
 * The specification's calls flagged "no" or without a flag: how each is requested, and the answer if it checks more
 * than the form.
 */
const open: Partial<Record<RouteName, Pick<TestCall, 'query' | 'body' | 'headers'> & { refusal?: string }>> = {
  login: { body: { username: 'demo', password: demoPassword, type: 'username' } },
  loginFreePlay: {
    body: { os: 'linux', platform: 'W' },
    headers: {
      [headers.gatewayVersion]: '3',
      [headers.nonce]: await gateway.seal(
        sealedPayload('ALPHA', 'loginFreePlay', 'a random string of somebody', gateway.platform.clock.now()),
      ),
    },
  },
  sendLoginCode: { body: mobile },
  captcha: {},
  register: { body: { username: 'stranger', ...newcomer, humanVerification: await solvedChallenge(gateway, 'register') } },
  registerMobile: { body: { registerMethod: 'WEB', ...newcomer }, refusal: 'INVALID_REQUEST' },
  sendRegisterCode: { body: { mobileNo: '11912345678', countryDialingCode: '55' } },
  affiliate: { query: { affiliateCode: 'NOBODY' }, refusal: 'INVITATION_CODE_INVALID' },
  whitelabel: {},
  registerSettings: {},
  systemStatus: {},
  domainRoute: {},
  helpCenter: { query: { lang: 'en', device: 'WEB' } },
  resetPasswordByEmail: { body: { username: 'helena', email: 'helena@member.example' } },
  resetPasswordByPhone: {
    body: { newPassword: 'Harbour#2031-Lamp', mobileNum: '+5511987650001', verificationCode: '000000' },
    refusal: 'CODE_INVALID',
  },
  feedback: { body: { content: 'Good games' } },
  announcements: { query: { types: 'PL', platform: 'W', language: 'en' } },
  gameMenus: {},
  gameList: {
    query: {
      clientType: 3,
      platform: 'html5-desktop',
      merchant: 'ALPHA',
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 18,
      language: 'en',
      imgSize: '300x400',
      iconType: 'portrait',
    },
  },
  hotGames: { query: { merchantCode: 'ALPHA', isPlatform: 2, ...html5 } },
  vendorGameTypes: { query: { vassalage: 'PG', language: 'en' } },
  vendors: { query: html5 },
  launchDemo: { body: { gameType: 'INHOUSE', vassalage: 'HOUSE', nodeId: 27002, language: 'en', device: 'WEB' } },
  winners: { query: { gameCategory: 'ALL', language: 'en', limitNum: 20 } },
  chatModels: { query: { language: 'en' } },
  launchChat: { body: { modelId: 'general', language: 'en' } },
  lotteryMenu: { query: { prizeMode: 'LOTT', device: 'WEB', language: 'en' } },
  openedNumbers: {},
};

it.each(Object.entries(open))('%s works without a token [wire-token]', async (name, { refusal, ...asked }) => {
  const answer = await gateway.call(name as RouteName, asked);
  if (refusal === undefined) expect(answer.status, JSON.stringify(answer.envelope.value)).toBe(200);
  else expect(code(answer)).toBe(refusal);
});

it('every call of the specification is listed here or needs a token', () => {
  const given = names.filter((name) => routes[name].basis === 'given' && !isForMembers(routes[name].audience));
  expect(Object.keys(open).toSorted()).toEqual(given.toSorted());
});
