import type { Generated, GeneratedAlways } from 'kysely';
import { dataset } from '#database/personal-data.ts';
import { bonusInvariants } from './bonuses.invariants.ts';
import type { SchemaPart } from '#database/schema-part.ts';
import { told, type Postings } from '#ledger/posting-kinds.ts';

declare module '#database/schema.ts' {
  interface Database {
    bonus_contribution: BonusContributionTable;
    bonus: BonusTable;
  }
}

interface BonusContributionTable {
  merchant_id: number;
  game_type: string;
  /** Parts per million of a stake that count. */
  share: number;
}

interface BonusTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  member_id: number;
  unit: string;
  /** Its reason: the kind of the posting that granted it. */
  source: string;
  amount: number;
  /** The stakes that release it, and how much of them is done, in minor units. */
  required: number;
  worked: Generated<number>;
  state: 'active' | 'released' | 'forfeited' | 'expired';
  granted_at: Date;
  expires_at: Date;
  ended_at: Generated<Date | null>;
  grant_txn: number;
  end_txn: Generated<number | null>;
}

/**
 * A bonus with its wagering: `worked` of `required`, counted by each game type's share, with stakes of real money. Its
 * money stays in the member's account BONUS until it is released to CASH or returned to the house. A bonus that has
 * ended does not change.
 */
export const bonusesSchema: SchemaPart = {
  name: 'bonuses',
  sql: `
CREATE TABLE bonus_contribution (
  merchant_id integer NOT NULL REFERENCES merchant,
  game_type text NOT NULL,
  share integer NOT NULL CHECK (share BETWEEN 0 AND 1000000),
  PRIMARY KEY (merchant_id, game_type)
);
CREATE TABLE bonus (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  unit text NOT NULL,
  source text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  required bigint NOT NULL CHECK (required > 0),
  worked bigint NOT NULL DEFAULT 0 CHECK (worked BETWEEN 0 AND required),
  state text NOT NULL CHECK (state IN ('active', 'released', 'forfeited', 'expired')),
  granted_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > granted_at),
  ended_at timestamptz,
  grant_txn bigint NOT NULL,
  end_txn bigint,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  CHECK ((state = 'active') = (end_txn IS NULL) AND (state = 'active') = (ended_at IS NULL)),
  CHECK (state <> 'released' OR worked = required)
);
CREATE INDEX bonus_member ON bonus (member_id, id);
CREATE INDEX bonus_active ON bonus (member_id, id) WHERE state = 'active';
CREATE FUNCTION refuse_ended_bonus() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'bonus % has already ended', OLD.id USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER bonus_ends_once BEFORE UPDATE OR DELETE ON bonus FOR EACH ROW WHEN (OLD.state <> 'active') EXECUTE FUNCTION refuse_ended_bonus();`,
  invariants: bonusInvariants,
  personalData: {
    keep: { bonus: { why: 'books' } },
    archive: [
      dataset(
        'bonuses',
        'bonus',
        {
          time: 'granted_at',
          ended: 'ended_at',
          source: 'source',
          state: 'state',
          amount: 'amount',
          required: 'required',
          worked: 'worked',
          unit: 'unit',
        },
        'id',
      ),
    ],
  },
};

export const bonusPostings = {
  bonus: null,
  bonusRelease: told('bonus', { en: 'Bonus paid out', pt: 'Bônus liberado' }),
  bonusForfeit: null,
  bonusExpiry: null,
} satisfies Postings;

type BonusPostings = typeof bonusPostings;

declare module '#ledger/posting-kinds.ts' {
  interface PostingKinds extends BonusPostings {}
}
