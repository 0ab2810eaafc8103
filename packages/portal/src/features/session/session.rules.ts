export interface LoginForm {
  username: string;
  password: string;
  remember: boolean;
}

export type RequiredField = 'username' | 'password';

/** The specification's section 5: inputs are trimmed. */
export function trimmedLogin(form: LoginForm): LoginForm {
  return { ...form, username: form.username.trim(), password: form.password.trim() };
}

/** Fields that are still empty, in the order of the form. */
export function missingFields(form: LoginForm): RequiredField[] {
  const { username, password } = trimmedLogin(form);
  return [...(username === '' ? (['username'] as const) : []), ...(password === '' ? (['password'] as const) : [])];
}

/** How long the gateway asks to wait, in words of the language: seconds up to a minute and a half, then whole minutes. */
export function waitInWords(seconds: number, language: string): string {
  const [amount, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/** Cookies of remember-me live for one day (specification, section 9). */
export const rememberSeconds = 86_400;
export const rememberCookie = 'livery-username';
