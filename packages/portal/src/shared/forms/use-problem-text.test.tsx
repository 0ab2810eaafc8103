import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FieldProblem } from './field-rules.ts';
import english from './forms.en.json' with { type: 'json' };
import portuguese from './forms.pt.json' with { type: 'json' };
import { useProblemText } from './use-problem-text.ts';

async function sentences(language: string) {
  const texts = createInstance();
  const resources = { en: { forms: english }, pt: { forms: portuguese } };
  await texts.use(initReactI18next).init({ lng: language, defaultNS: 'forms', resources, interpolation: { escapeValue: false } });
  const Sentence = ({ problem }: { problem: FieldProblem }) => useProblemText()(problem);
  return (problem: FieldProblem) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={texts}>
        <Sentence problem={problem} />
      </I18nextProvider>,
    );
}

const [inEnglish, inPortuguese] = [await sentences('en'), await sentences('pt')];
const pattern = (id: string): FieldProblem => ({ text: `patterns.${id}`, values: { min: 6, max: 16 } });

/** Required parts of an error text in both languages, including the merchant's lengths unless it has its own form. */
function itSays(problem: FieldProblem, english: RegExp, portuguese: RegExp, bounds: 'bounds' | 'no bounds' = 'bounds') {
  const said = [inEnglish(problem), inPortuguese(problem)];
  expect(said).toEqual([expect.stringMatching(english), expect.stringMatching(portuguese)]);
  for (const [index, range] of ['6 to 16', '6 a 16'].entries()) expect(said[index]?.includes(range)).toBe(bounds === 'bounds');
}

describe('the message of a problem in English and Portuguese', () => {
  it('names the lengths of a text, a single number when they are equal, and an empty field [valid-34]', () => {
    itSays(pattern('ANY'), /characters/, /caracteres/);
    expect(inEnglish({ text: 'patterns.ANY', values: { min: 8, max: 8 } })).toBe('Use 8 characters.');
    expect(inPortuguese({ text: 'patterns.ANY', values: { min: 8, max: 8 } })).toBe('Use 8 caracteres.');
    itSays({ text: 'required' }, /^This field is required/, /^Preencha/, 'no bounds');
  });

  it('describes letters, numbers, capitals and spaces [valid-35]', () => {
    itSays(
      pattern('LETTER_FIRST_ALPHANUMERIC'),
      /Start with a letter, then use letters and numbers/,
      /Comece com uma letra.*letras e números/,
    );
    itSays(pattern('ALPHANUMERIC'), /only letters and numbers/, /só letras e números/);
    itSays(pattern('NUMBERS'), /only numbers/, /só números/);
    itSays(pattern('UPPER_CASE'), /at least one capital letter/, /ao menos uma letra maiúscula/);
    itSays(pattern('ENGLISH_LETTERS_AND_SPACES'), /letters from A to Z and spaces/, /letras de A a Z e espaços/);
    itSays(pattern('NO_SPACES'), /without spaces/, /sem espaços/);
  });

  it('describes the format of an email, a phone number, a username, a password and a name [valid-36]', () => {
    itSays(pattern('EMAIL'), /email address/, /e-mail/, 'no bounds');
    itSays(pattern('PHONE'), /phone number/, /telefone/);
    itSays(pattern('ACCOUNT'), /username/, /usuário/);
    itSays(pattern('PASSWORD'), /password/, /senha/);
    itSays(pattern('REAL_NAME'), /name as it appears on your ID/, /nome como está nos documentos/, 'no bounds');
  });

  it('describes a full name, and dates in either order [valid-37]', () => {
    itSays(pattern('FULL_NAME'), /first and last name with a space/, /nome e sobrenome com um espaço/, 'no bounds');
    itSays(pattern('DATE_YMD'), /yyyy-MM-dd/, /aaaa-MM-dd/, 'no bounds');
    itSays(pattern('DATE_MDY'), /MM-dd-yyyy/, /MM-dd-aaaa/, 'no bounds');
  });

  it('names the required script [valid-38]', () => {
    itSays(pattern('THAI'), /only Thai letters/, /só letras tailandesas/);
    itSays(pattern('KOREAN'), /only Korean letters/, /só letras coreanas/);
    itSays(pattern('JAPANESE_FULL_WIDTH'), /full-width kana or kanji/, /kana ou kanji de largura inteira/);
  });

  it('describes a code, a mobile number and an invitation code [valid-39]', () => {
    itSays(pattern('VERIFICATION_CODE'), /6-digit code/, /código de .* dígitos/);
    itSays(pattern('MOBILE'), /valid mobile number/, /celular válido/, 'no bounds');
    itSays(pattern('INVITATION_CODE'), /invitation code isn’t valid/, /código de convite não é válido/, 'no bounds');
  });

  it('describes a repetition that differs and a missing captcha [valid-40]', () => {
    itSays({ text: 'different' }, /don’t match/, /não conferem/, 'no bounds');
    itSays(pattern('CAPTCHA'), /code in the picture/, /código da imagem/, 'no bounds');
  });

  it('names the minimum age that the merchant sets [valid-45]', () => {
    expect([18, 25].map((age) => inEnglish({ text: 'date.tooYoung', values: { age } }))).toEqual([
      'You must be 18 or older.',
      'You must be 25 or older.',
    ]);
    expect(inPortuguese({ text: 'date.tooYoung', values: { age: 25 } })).toContain('25');
  });

  it('describes an unknown pattern by its lengths alone', () => {
    expect(inEnglish(pattern('OF_TOMORROW'))).toBe('Use 6 to 16 characters.');
    expect(inEnglish({ text: 'refused.OF_TOMORROW' })).toBe('We can’t accept this. Please change it.');
  });
});
