import type { Prize, Reward, Ticket } from '@livery/contract/shapes';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';

declare module '#database/schema.ts' {
  interface Database {
    draw_pool: DrawPoolTable;
    draw_prize: DrawPrizeTable;
    draw_ticket: DrawTicketTable;
    envelope_pot: EnvelopePotTable;
    envelope_slice: EnvelopeSliceTable;
    reward: RewardTable;
  }
}

interface DrawPoolTable {
  merchant_id: number;
  id: number;
  kind: Ticket['kind'];
  titles: Json<Texts>;
  position: number;
  enabled: Generated<boolean>;
  /** Of envelopes: what a pot holds, in minor units, and in how many slices. */
  pot_total: number | null;
  pot_slices: number | null;
  /** Of a raffle, like the two that follow. */
  draws_at: Date | null;
  drawn_at: Generated<Date | null>;
  server_seed: Buffer | null;
}

interface DrawPrizeTable {
  merchant_id: number;
  pool_id: number;
  id: number;
  weight: number;
  kind: Prize['kind'];
  /** Minor units, or how many tickets. */
  amount: number;
  ticket_pool: number | null;
  pieces: number | null;
  stock: number | null;
}

interface DrawTicketTable {
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
  /** What paid it; null for tickets. */
  txn_id: Generated<number | null>;
}
