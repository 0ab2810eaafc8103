import type { ValueOf } from '@livery/contract/shapes';
import { guards } from '#api/guards/safety.gen.js';
import type { ApiClient } from '#api/client.ts';

export type SessionPlay = ValueOf<'sessionPlay'>;
export type TermsConsent = ValueOf<'termsConsent'>;

export interface SaferPlayApi {
  getPlay(): Promise<SessionPlay>;
  getConsent(language: string): Promise<TermsConsent>;
  postConsent(version: string, language: string): Promise<TermsConsent>;
}

export function makeSaferPlayApi(client: ApiClient): SaferPlayApi {
  return {
    getPlay: () => client.call('sessionPlay', guards.sessionPlay, {}),
    getConsent: (language) => client.call('termsConsent', guards.termsConsent, { query: { language } }),
    postConsent: (version, language) => client.call('agreeToTerms', guards.agreeToTerms, { body: { version, language } }),
  };
}
