import type { LetterText } from '../inbox/letter-text.rules.ts';

export const readyLetter: LetterText = {
  title: { en: 'Your data is ready', pt: 'Seus dados estão prontos' },
  body: {
    en: 'You asked for all the data we keep about you. Download it under Profile and security within seven days.\n\nWasn’t you? Change your password and end any session you don’t recognise.',
    pt: 'Você pediu todos os dados que guardamos sobre você. Baixe em Perfil e segurança em até sete dias.\n\nNão foi você? Troque a senha e encerre as sessões que não reconhece.',
  },
};

export const failedLetter: LetterText = {
  title: { en: 'We couldn’t prepare your data', pt: 'Não conseguimos reunir seus dados' },
  body: {
    en: 'Something went wrong on our side. Please ask for your data again under Profile and security.',
    pt: 'Algo deu errado do nosso lado. Peça seus dados de novo em Perfil e segurança.',
  },
};
