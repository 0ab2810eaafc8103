import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards as memberGuards } from '#api/guards/member.gen.js';
import { guards as safetyGuards } from '#api/guards/safety.gen.js';
import { guards as sessionGuards } from '#api/guards/session.gen.js';

export interface PasswordApi {
  postChange(form: BodyOf<'changePassword'>): Promise<unknown>;
  postLinkRequest(form: BodyOf<'resetPasswordByEmail'>): Promise<unknown>;
  postResetByLink(form: BodyOf<'resetPasswordByLink'>): Promise<ValueOf<'resetPasswordByLink'>>;
  postResetByPhone(form: BodyOf<'resetPasswordByPhone'>): Promise<ValueOf<'resetPasswordByPhone'>>;
  postIdentity(proof: BodyOf<'confirmIdentity'>): Promise<unknown>;
  postLogin(form: BodyOf<'login'>): Promise<ValueOf<'login'>>;
}

export function makePasswordApi(client: ApiClient): PasswordApi {
  return {
    postChange: (body) => client.call('changePassword', memberGuards.changePassword, { body }),
    postLinkRequest: (body) => client.call('resetPasswordByEmail', memberGuards.resetPasswordByEmail, { body }),
    postResetByLink: (body) => client.call('resetPasswordByLink', memberGuards.resetPasswordByLink, { body }),
    postResetByPhone: (body) => client.call('resetPasswordByPhone', memberGuards.resetPasswordByPhone, { body }),
    postIdentity: (body) => client.call('confirmIdentity', safetyGuards.confirmIdentity, { body }),
    postLogin: (body) => client.call('login', sessionGuards.login, { body }),
  };
}

/** Local to the form. Its button counts down with the time in the answer. */
export function makeResetCodeApi(client: ApiClient) {
  return {
    postCode: (number: Omit<BodyOf<'sendLoginCode'>, 'purpose'>): Promise<ValueOf<'sendLoginCode'>> =>
      client.call('sendLoginCode', sessionGuards.sendLoginCode, { body: { ...number, purpose: 'resetPassword' } }),
  };
}
