/** Every rule that a problem may name, and what it checks. The names are permanent: each has a page, `livery help <rule>`. */
const rules = {
  'animal-fight': 'a brand with cockfights is not for a country where they are a crime',
  asset: 'a file that the brand names is there, inside its folder, and safe to show',
  'brand-code': 'the code has the right form, is free, and is the name of the folder',
  'brand-file': 'the brand file is there and can be read',
  budget: 'fonts, pictures and the page weigh no more than the brand allows',
  colour: 'a seed is a colour that CSS knows',
  contrast: 'colours can be read on each other',
  'engine-range': 'the brand is made for this version of the engine',
  environment: 'the brand has the environment that was asked for',
  extends: 'the parents are there, are sound, and are few',
  font: 'a font that devices do not bring comes with a file',
  'font-license': 'a font comes with the right to use it',
  format: 'time zone, currency and names can be written',
  'https-link': 'an address is whole, encrypted, and carries no secret',
  'json-depth': 'the file does not nest too deeply',
  'json-duplicate-key': 'a key is there once',
  'json-encoding': 'the file is UTF-8',
  'json-key': 'a key cannot change objects outside the brand',
  'json-size': 'the file is not too large',
  'json-syntax': 'the file is JSON',
  jurisdiction: 'the brand keeps the gaming law that it names',
  language: 'the engine has texts in the languages of the brand',
  leak: 'a bundle does not name another brand',
  mode: 'the default mode is one that the brand offers',
  output: 'the folder of the site can be replaced',
  'schema-enum': 'a value is one of those that the schema lists',
  'schema-key': 'a name that the brand chooses has the right form',
  'schema-missing-key': 'a key without a default is there',
  'schema-pattern': 'a text has the right form',
  'schema-range': 'a value is neither too small nor too large',
  'schema-type': 'a value is of the right type',
  'schema-unique': 'a list has no entry twice',
  'schema-unknown-key': 'the schema knows the key',
  'schema-version': 'the engine supports the version of the file',
  secret: 'no file holds a key or a password',
  'strict-transport': 'the brand asks for https only for its own hosts',
  'text-key': 'the engine has the text that the brand names',
  'text-override': "the brand's own texts replace texts of the engine and keep their placeholders",
  theme: 'a theme can be derived from the values',
  tokens: 'the token file can be read and fits the theme',
  'translation-file': 'a file of languages/ is named after a language and after texts of the engine',
  'translation-key': 'the engine has the text that a translation gives',
  'translation-markup': 'a translation has the tags of the English text',
  'translation-missing': 'a language of languages/ has every text',
  'translation-placeholder': 'a translation has the placeholders of the English text',
  'translation-plural': 'a translation has the plural forms of its language',
  'unique-host': 'no other brand has the host',
  'unique-merchant-code': 'no other brand has the merchant code',
} as const;

export type RuleName = keyof typeof rules;

export const ruleNames = Object.keys(rules) as RuleName[];

export function isRuleName(word: unknown): word is RuleName {
  return typeof word === 'string' && Object.hasOwn(rules, word);
}
