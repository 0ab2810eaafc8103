import type { Rule } from './rule.ts';

/** Accounts in a country's currency fall under its law: in Brazil, animal fights are a crime (Lei 9.605/1998, article 32). */
export const animalFight: Rule = ({ brand }) => {
  if (!brand.features.cockfight || (brand.format.currency !== 'BRL' && brand.compliance.jurisdiction !== 'BR')) return [];
  return [
    {
      rule: 'animal-fight',
      pointer: '/features/cockfight',
      message:
        brand.compliance.jurisdiction === 'BR'
          ? 'Cockfights are a crime in Brazil, and this brand keeps its law.'
          : 'Cockfights are a crime in Brazil, and the accounts of this brand are in BRL.',
      hint: 'Take features.cockfight out.',
    },
  ];
};
