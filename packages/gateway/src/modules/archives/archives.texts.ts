import type { LetterText } from '../inbox/letter-text.rules.ts';

export const readyLetter: LetterText = {
  title: { en: 'Your data is ready', pt: 'Seus dados estão prontos' },
  body: {
    en: 'You asked for everything that we keep about you. It is under Profile and security, to download within seven days.\n\nIt was not you? Change your password and end the sessions that you do not recognise.',
    pt: 'Você pediu tudo o que guardamos sobre você. Está em Perfil e segurança, para baixar em até sete dias.\n\nNão foi você? Troque a senha e encerre as sessões que não reconhece.',
  },
};

export const failedLetter: LetterText = {
  title: { en: 'Your data could not be gathered', pt: 'Não conseguimos reunir seus dados' },
  body: {
    en: 'Something went wrong on our side. Please ask for your data again under Profile and security.',
    pt: 'Algo deu errado do nosso lado. Peça seus dados de novo em Perfil e segurança.',
  },
};
