import type { Prize, Reward, PrizeTicket } from '@livery/contract/shapes';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';
import { dataset } from '#database/personal-data.ts';
import { rewardInvariants } from './rewards.invariants.ts';
import type { SchemaPart } from '#database/schema-part.ts';
import { told, type Postings } from '#ledger/posting-kinds.ts';

declare module '#database/schema.ts' {
  interface Database {
    prize_pool: PrizePoolTable;
    pool_prize: PoolPrizeTable;
    prize_ticket: PrizeTicketTable;
    envelope_pot: EnvelopePotTable;
    envelope_slice: EnvelopeSliceTable;
    reward: RewardTable;
  }
}

interface PrizePoolTable {
  merchant_id: number;
  id: number;
  kind: PrizeTicket['kind'];
  titles: Json<Texts>;
  position: number;
  enabled: Generated<boolean>;
  /** For envelopes: the pot in minor units, and the number of slices. */
  pot_total: number | null;
  pot_slices: number | null;
  /** For a raffle, like the next two. */
  closes_at: Date | null;
  settled_at: Generated<Date | null>;
  server_seed: Buffer | null;
}

interface PoolPrizeTable {
  merchant_id: number;
  pool_id: number;
  id: number;
  weight: number;
  kind: Prize['kind'];
  /** Minor units, or the number of tickets. */
  amount: number;
  ticket_pool: number | null;
  pieces: number | null;
  stock: number | null;
}

interface PrizeTicketTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  pool_id: number;
  member_id: number;
  number: number;
  server_seed: Buffer;
  issued_at: Date;
  expires_at: Date;
  read_at: Generated<Date | null>;
  used_at: Generated<Date | null>;
  client_seed: Generated<string | null>;
  choices: Generated<number[] | null>;
  weights: Generated<number[] | null>;
  picked: Generated<number | null>;
  reward_id: Generated<number | null>;
}

interface EnvelopePotTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  pool_id: number;
  total: number;
  opened_at: Date;
}

interface EnvelopeSliceTable {
  merchant_id: number;
  pot_id: number;
  place: number;
  amount: number;
  ticket_id: Generated<number | null>;
}

interface RewardTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  member_id: number;
  origin: Reward['origin'];
  titles: Json<Texts>;
  kind: Prize['kind'];
  amount: number;
  ticket_pool: number | null;
  unit: string;
  created_at: Date;
  expires_at: Date;
  read_at: Generated<Date | null>;
  claimed_at: Generated<Date | null>;
  /** The transaction that paid it. Null for tickets. */
  txn_id: Generated<number | null>;
}

/**
 * Draws with published weights and a stock, their tickets, and the rewards from them and from promotions. A claimed
 * reward has the transaction that paid it. A prize of tickets has none. The database lets a ticket be used only once.
 */
export const rewardsSchema: SchemaPart = {
  name: 'rewards',
  sql: `
CREATE TABLE prize_pool (
  merchant_id integer NOT NULL REFERENCES merchant,
  id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('wheel', 'egg', 'envelope', 'raffle')),
  titles jsonb NOT NULL,
  position integer NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  pot_total bigint,
  pot_slices integer,
  closes_at timestamptz,
  settled_at timestamptz,
  server_seed bytea CHECK (length(server_seed) = 32),
  PRIMARY KEY (merchant_id, id),
  CHECK ((kind = 'envelope') = (pot_total IS NOT NULL AND pot_slices IS NOT NULL AND pot_slices > 0 AND pot_total >= pot_slices)),
  CHECK ((kind = 'raffle') = (closes_at IS NOT NULL AND server_seed IS NOT NULL))
);
CREATE TABLE pool_prize (
  merchant_id integer NOT NULL,
  pool_id integer NOT NULL,
  id integer NOT NULL,
  weight integer NOT NULL CHECK (weight > 0),
  kind text NOT NULL CHECK (kind IN ('cash', 'bonus', 'tickets')),
  amount bigint NOT NULL CHECK (amount > 0),
  ticket_pool integer,
  -- How many there ever were, and how many are left; null where there is no end of it.
  pieces integer,
  stock integer CHECK (stock >= 0),
  PRIMARY KEY (merchant_id, pool_id, id),
  FOREIGN KEY (merchant_id, pool_id) REFERENCES prize_pool (merchant_id, id),
  FOREIGN KEY (merchant_id, ticket_pool) REFERENCES prize_pool (merchant_id, id),
  CHECK ((kind = 'tickets') = (ticket_pool IS NOT NULL)),
  CHECK ((pieces IS NULL) = (stock IS NULL))
);
CREATE TABLE reward (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  origin text NOT NULL CHECK (origin IN ('promotion', 'desk', 'wheel', 'egg', 'envelope', 'raffle')),
  titles jsonb NOT NULL,
  kind text NOT NULL CHECK (kind IN ('cash', 'bonus', 'tickets')),
  amount bigint NOT NULL CHECK (amount > 0),
  ticket_pool integer,
  unit text NOT NULL REFERENCES unit,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  read_at timestamptz,
  claimed_at timestamptz,
  txn_id bigint UNIQUE,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, ticket_pool) REFERENCES prize_pool (merchant_id, id),
  CHECK ((kind = 'tickets') = (ticket_pool IS NOT NULL)),
  CHECK ((txn_id IS NOT NULL) = (claimed_at IS NOT NULL AND kind <> 'tickets'))
);
CREATE INDEX reward_member ON reward (merchant_id, member_id, id);
CREATE INDEX reward_desk ON reward (merchant_id, id) WHERE claimed_at IS NULL;
CREATE INDEX reward_waiting ON reward (merchant_id, member_id) WHERE claimed_at IS NULL;
CREATE TABLE prize_ticket (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  pool_id integer NOT NULL,
  member_id bigint NOT NULL,
  number integer NOT NULL,
  server_seed bytea NOT NULL CHECK (length(server_seed) = 32),
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  read_at timestamptz,
  used_at timestamptz,
  client_seed text,
  -- What it was drawn from, by the numbers of prizes or places of slices, and where it fell.
  choices integer[],
  weights integer[],
  picked integer,
  reward_id bigint UNIQUE REFERENCES reward,
  UNIQUE (merchant_id, pool_id, number),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, pool_id) REFERENCES prize_pool (merchant_id, id),
  CHECK (reward_id IS NULL OR used_at IS NOT NULL)
);
CREATE INDEX prize_ticket_open ON prize_ticket (merchant_id, member_id) WHERE used_at IS NULL;
CREATE FUNCTION refuse_used() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ticket % is already used', OLD.id USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER prize_ticket_used_once BEFORE UPDATE OR DELETE ON prize_ticket FOR EACH ROW WHEN (OLD.used_at IS NOT NULL AND OLD.reward_id IS NOT NULL)
  EXECUTE FUNCTION refuse_used();
CREATE TABLE envelope_pot (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  pool_id integer NOT NULL,
  total bigint NOT NULL CHECK (total > 0),
  opened_at timestamptz NOT NULL,
  FOREIGN KEY (merchant_id, pool_id) REFERENCES prize_pool (merchant_id, id)
);
CREATE INDEX envelope_pot_pool ON envelope_pot (merchant_id, pool_id, id);
CREATE TABLE envelope_slice (
  merchant_id integer NOT NULL,
  pot_id bigint NOT NULL REFERENCES envelope_pot,
  place integer NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 1),
  ticket_id bigint UNIQUE REFERENCES prize_ticket,
  PRIMARY KEY (pot_id, place)
);`,
  invariants: rewardInvariants,
  personalData: {
    keep: { prize_ticket: { why: 'play' }, reward: { why: 'books' } },
    archive: [
      dataset(
        'rewards',
        'reward',
        {
          time: 'created_at',
          source: 'origin',
          title: 'titles',
          kind: 'kind',
          amount: 'amount',
          unit: 'unit',
          ended: 'expires_at',
          claimed: 'claimed_at',
        },
        'id',
      ),
      dataset('tickets', 'prize_ticket', { time: 'issued_at', number: 'number', used: 'used_at', ended: 'expires_at' }, 'id'),
    ],
  },
};

export const rewardPostings = {
  reward: told('bonus', { en: 'Reward', pt: 'Prêmio' }),
} satisfies Postings;

type RewardPostings = typeof rewardPostings;

declare module '#ledger/posting-kinds.ts' {
  interface PostingKinds extends RewardPostings {}
}
