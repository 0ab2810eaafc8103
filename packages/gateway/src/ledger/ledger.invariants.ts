import type { Invariant } from '#database/invariant.ts';

/** The laws of a double-entry ledger. */
export const ledgerInvariants: readonly Invariant[] = [
  {
    name: 'two-entries',
    law: 'Each transaction has at least two entries.',
    broken: `SELECT txn.* FROM txn LEFT JOIN entry ON entry.txn_id = txn.id AND entry.at = txn.at GROUP BY txn.id, txn.at HAVING count(entry.txn_id) < 2 ORDER BY txn.id`,
  },
  {
    name: 'places',
    law: 'The entries of each transaction are numbered 1, 2, 3 ….',
    broken: `SELECT txn_id, array_agg(position) AS places FROM entry GROUP BY txn_id
      HAVING max(position) <> count(*) OR count(DISTINCT position) <> count(*) OR min(position) <> 1 ORDER BY txn_id`,
  },
  {
    name: 'zero-sum',
    law: 'The entries of each transaction sum to zero in every unit.',
    broken: `SELECT txn_id, unit, sum(amount) FROM entry JOIN account ON account.id = account_id GROUP BY txn_id, unit HAVING sum(amount) <> 0 ORDER BY txn_id`,
  },
  {
    name: 'entry-belongs',
    law: 'Each entry belongs to a transaction and an account of its merchant.',
    broken: `SELECT entry.* FROM entry LEFT JOIN txn ON txn.id = txn_id AND txn.at = entry.at LEFT JOIN account ON account.id = account_id
      WHERE txn.id IS NULL OR account.id IS NULL OR txn.merchant_id <> entry.merchant_id OR account.merchant_id <> entry.merchant_id ORDER BY txn_id`,
  },
  {
    name: 'balance',
    law: 'The balance of each account is the sum of its entries.',
    broken: `SELECT account.*, COALESCE(sum(amount), 0) AS entries FROM account LEFT JOIN entry ON entry.account_id = account.id
      WHERE NOT may_go_below GROUP BY account.id HAVING balance <> COALESCE(sum(amount), 0) ORDER BY account.id`,
  },
  {
    name: 'covered',
    law: 'Only house accounts have negative balances.',
    broken: `SELECT account.* FROM account LEFT JOIN account_kind ON account_kind.code = split_part(kind, ':', 1)
      WHERE balance < 0 OR account.may_go_below IS DISTINCT FROM account_kind.may_go_below OR (owner = 'member') <> (member_id IS NOT NULL) ORDER BY id`,
  },
  {
    name: 'account-belongs',
    law: 'Each account has an existing merchant and unit, and its member, if any, belongs to that merchant.',
    broken: `SELECT account.* FROM account LEFT JOIN merchant ON merchant.id = merchant_id LEFT JOIN unit ON unit.code = account.unit
      LEFT JOIN member ON member.id = member_id AND member.merchant_id = account.merchant_id
      WHERE merchant.id IS NULL OR unit.code IS NULL OR (member_id IS NOT NULL AND member.id IS NULL) ORDER BY account.id`,
  },
  {
    name: 'house-balance',
    law: 'Each folded house balance is the sum of its entries up to the fold.',
    broken: `SELECT house_balance.*, sum(amount) AS entries FROM house_balance JOIN entry ON entry.account_id = house_balance.account_id
      WHERE txn_id <= (SELECT max(through_txn) FROM ledger_fold) GROUP BY house_balance.account_id HAVING balance <> sum(amount) ORDER BY 1`,
  },
  {
    name: 'closed-system',
    law: 'The accounts of each merchant sum to zero in every unit.',
    broken: `SELECT account.merchant_id, unit, sum(amount) FROM entry JOIN account ON account.id = account_id GROUP BY 1, 2 HAVING sum(amount) <> 0 ORDER BY 1`,
  },
  {
    name: 'reversal',
    law: 'Each reversal undoes its transaction exactly, and no transaction is reversed twice.',
    broken: `SELECT txn.* FROM txn LEFT JOIN txn_reversal ON txn_reversal.txn_id = txn.reverses AND txn_reversal.merchant_id = txn.merchant_id
      WHERE reverses IS NOT NULL AND (reversed_by IS DISTINCT FROM txn.id OR EXISTS (
        SELECT FROM entry WHERE entry.txn_id IN (txn.id, txn.reverses) GROUP BY account_id HAVING sum(amount) <> 0)) ORDER BY txn.id`,
  },
  {
    name: 'window',
    law: 'Settlement windows of the same name are in the same order by time and by journal position.',
    broken: `SELECT later.* FROM settlement_window AS later JOIN settlement_window AS earlier USING (merchant_id, name)
      WHERE earlier.ends_at < later.ends_at AND earlier.through_txn > later.through_txn ORDER BY later.id`,
  },
  {
    name: 'law-in-force',
    law: 'All ledger triggers are enabled, and each tenant table has its row policy.',
    broken: `SELECT tgrelid::regclass::text AS table, tgname AS missing FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'D'
      UNION ALL SELECT wanted.relation, wanted.name FROM (VALUES
        ('entry', 'entry_append_only'), ('txn', 'txn_opened'), ('txn', 'txn_append_only'), ('account', 'account_moved_by_entries'), ('account', 'account_fixed'), ('account', 'account_kept'),
        ('account', 'account_opened'), ('merchant', 'merchant_kept'), ('member', 'member_kept'), ('house_balance', 'house_balance_folded'), ('prize_ticket', 'prize_ticket_used_once')
      ) AS wanted (relation, name) WHERE NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = wanted.relation::regclass AND tgname = wanted.name)
      UNION ALL SELECT inhrelid::regclass::text, wanted.name FROM (VALUES ('entry', 'entry_written'), ('entry', 'entry_seal'), ('txn', 'txn_seal'))
        AS wanted (parent, name) JOIN pg_inherits ON inhparent = wanted.parent::regclass
        WHERE NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = inhrelid AND tgname = wanted.name)
      UNION ALL SELECT relname, 'policy' FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attname = 'merchant_id'
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND NOT (relrowsecurity
          AND EXISTS (SELECT FROM pg_policy WHERE polrelid = pg_class.oid)) ORDER BY 1`,
  },
];
