import type { Rule } from './rule.ts';

/** A host belongs to only one brand. */
export const uniqueHost: Rule = ({ brand, claims, folder }) =>
  brand.hosts.flatMap((host, index) => {
    const owner = claims.hosts.get(host)?.find((each) => each !== folder);
    if (owner === undefined) return [];
    return [
      {
        rule: 'unique-host',
        pointer: `/hosts/${index}`,
        message: `${host} is also a host of "${owner}".`,
        hint: 'Keep it in one of the two brands.',
      },
    ];
  });

/** The gateway tells brands apart by this code. */
export const uniqueMerchantCode: Rule = ({ brand, claims, folder }) => {
  const owner = claims.merchantCodes.get(brand.merchantCode)?.find((each) => each !== folder);
  if (owner === undefined) return [];
  return [
    {
      rule: 'unique-merchant-code',
      pointer: '/merchantCode',
      message: `${brand.merchantCode} is also the merchant code of "${owner}".`,
      hint: 'Give one of the two brands another merchantCode.',
    },
  ];
};
