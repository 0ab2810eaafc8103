import type { Rule } from './rule.ts';
import { inFile } from './rule.ts';

/** A host leads to one brand. */
export const uniqueHost: Rule = (context) =>
  context.brand.hosts.flatMap((host, index) => {
    const own = `${context.brand.code}.localhost`;
    const owner = context.neighbours.find(({ code, hosts }) => hosts.includes(host) || (host === `${code}.localhost` && host !== own));
    if (owner === undefined) return [];
    return [
      {
        rule: 'unique-host',
        pointer: inFile(context, `/hosts/${index}`),
        message: `${host} is also a host of "${owner.code}".`,
        hint: 'Keep it in one of the two brands.',
      },
    ];
  });

/** The gateway tells brands apart by this code. */
export const uniqueMerchantCode: Rule = (context) => {
  const owner = context.neighbours.find(({ merchantCode }) => merchantCode === context.brand.merchantCode);
  if (owner === undefined) return [];
  return [
    {
      rule: 'unique-merchant-code',
      pointer: inFile(context, '/merchantCode'),
      message: `${context.brand.merchantCode} is also the merchant code of "${owner.code}".`,
      hint: 'Give one of the two brands another merchantCode.',
    },
  ];
};
