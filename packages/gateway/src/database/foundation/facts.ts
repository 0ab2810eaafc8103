/** The grammars of `ledger/facts.ts`: rows of the journal are never rewritten, so nothing else gets in. */
export const facts = `
CREATE DOMAIN actor AS text CHECK (VALUE ~
  '^(gateway|seed|control|member:\\d+|proof:(mail-link|sms-code)|(operator|control|job|provider|aggregator):.+)$');
CREATE DOMAIN subject AS text CHECK (VALUE ~
  '^((bet|bonus|good|member|rebate|redemption|reward|withdrawal):\\d+|(deposit|payout|round|vendor):.+|mission:.+:.+|vip:\\d+:\\d+)$');`;
