import type { Merchant } from '#tenancy/merchant.ts';
import { inLanguage } from '#base/texts.ts';

/** The message with its code. Only mail uses the subject. */
export function codeMessage({ name }: Merchant, language: string, code: string, minutes: number): { subject: string; content: string } {
  return inLanguage(
    {
      en: {
        subject: `${code} is your ${name} code`,
        content: `${code} is your ${name} code. It is valid for ${minutes} minutes. Never share it. We will never ask for it.`,
      },
      pt: {
        subject: `${code} é seu código ${name}`,
        content: `${code} é seu código ${name}. Vale por ${minutes} minutos. Não passe a ninguém: nós nunca pedimos este código.`,
      },
    },
    language,
  );
}
