import type { BodyOf } from '@livery/contract/shapes';

export interface UsernameLogin {
  type: 'username';
  username: string;
  password: string;
  remember: boolean;
  /** The captcha's text, if one is shown. */
  captcha?: string;
  captchaId?: string;
}

export interface SmsLogin {
  type: 'sms';
  /** Including the country code. */
  mobile: string;
  code: string;
}

export type LoginForm = UsernameLogin | SmsLogin;

/** An sms login's username is the mobile number, and its password the code (specification, section 3). */
export function loginBody(form: LoginForm): BodyOf<'login'> {
  if (form.type === 'sms') return { type: 'sms', username: form.mobile, password: form.code };
  const { type, username, password, captcha, captchaId } = form;
  return { type, username, password, ...(captcha === undefined ? {} : { captcha }), ...(captchaId === undefined ? {} : { captchaId }) };
}

/** The device data of a trial login. */
export function osOf(userAgent: string): string {
  const systems = [
    [/iPhone|iPad|iPod/, 'iOS'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS/, 'macOS'],
    [/Linux|CrOS/, 'Linux'],
  ] as const;
  return systems.find(([mark]) => mark.test(userAgent))?.[1] ?? 'Other';
}

/** The second step of a login: the challenge from the first step, and a code. */
export interface SecondFactorForm {
  challenge: string;
  method: 'totp' | 'recovery';
  code: string;
  remember?: true;
}
