export interface LoginForm {
  username: string;
  password: string;
  remember: boolean;
}

/** Cookies of remember-me live for one day (specification, section 9). */
export const rememberSeconds = 86_400;
export const rememberCookie = 'livery-username';
