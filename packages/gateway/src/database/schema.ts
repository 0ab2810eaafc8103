import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely';

/**
 * The tables, as Kysely sees them. A module adds its own by augmenting this interface from a file in its folder:
 *
 *     declare module '../../database/schema.ts' {
 *       interface Database { game: GameTable }
 *     }
 *
 * `bigint` columns arrive as safe numbers, `timestamptz` as Date, `date` as its `yyyy-mm-dd`, `jsonb` parsed.
 */
export interface Database {
  merchant: MerchantTable;
  merchant_status: MerchantStatusTable;
  blocked_network: BlockedNetworkTable;
  merchant_seed: MerchantSeedTable;
  release_seed: ReleaseSeedTable;
  feature_node: FeatureNodeTable;
  register_rule: RegisterRuleTable;
  payload_key: PayloadKeyTable;
  spent_payload: SpentPayloadTable;
  member: MemberTable;
  member_credential: MemberCredentialTable;
  member_contact: MemberContactTable;
  member_closure: MemberClosureTable;
  member_profile: MemberProfileTable;
  session: SessionTable;
  rate_count: RateCountTable;
  login_trace: LoginTraceTable;
}

export type GatewayDatabase = Kysely<Database>;

/** Written as JSON text, read as the value. */
export type Json<Value> = ColumnType<Value, string, string>;

interface MerchantTable {
  id: GeneratedAlways<number>;
  code: string;
  brand: string;
  name: string;
  currency: string;
  languages: string[];
  time_zone: string;
  hosts: string[];
  site: Json<Record<string, unknown>>;
  /** See `MerchantProfile`; checked when it is read. */
  profile: Json<unknown>;
}

interface MerchantStatusTable {
  merchant_id: number;
  status: 0 | 1 | 2;
  maintenance: boolean;
  region_restriction: boolean;
  end_time: Date | null;
}

interface BlockedNetworkTable {
  merchant_id: number;
  /** In CIDR notation, as PostgreSQL writes it: an address alone ends in /32 or /128. */
  network: string;
}

interface MerchantSeedTable {
  merchant_id: number;
  module: string;
  version: number;
}

interface ReleaseSeedTable {
  module: string;
  version: number;
}

interface FeatureNodeTable {
  merchant_id: number;
  mod_id: string;
  parent_mod_id: string | null;
  position: number;
  enabled: boolean;
}

interface RegisterRuleTable {
  merchant_id: number;
  field: string;
  position: number;
  enabled: boolean;
  required: boolean;
  accepted_pattern: string;
  pattern_id: string;
  min_length: number;
  max_length: number;
}

interface PayloadKeyTable {
  kid: string;
  generation: number;
  sealed_jwk: string;
  seals_from: Date;
}

interface SpentPayloadTable {
  merchant_id: number;
  jti: string;
  spent_at: Date;
}

interface MemberTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  /** Lower case; unique for a merchant. */
  username: string;
  nickname: string;
  type: number;
  state: 'active' | 'closed';
  /** Fixed from the start. */
  parent_id: number | null;
  vip_level: Generated<number>;
  first_login: Generated<boolean>;
  created_at: Date;
}

interface MemberCredentialTable {
  merchant_id: number;
  member_id: number;
  kind: 'password' | 'payment';
  hash: string;
  expires_at: Date | null;
  changed_at: Date;
}

interface MemberContactTable {
  merchant_id: number;
  kind: 'email' | 'mobile';
  /** Lower case; one member's for a merchant. */
  value: string;
  member_id: number;
  verified_at: Date | null;
}

/** Written by the database: every member is its own descendant at depth 0. */
interface MemberClosureTable {
  merchant_id: number;
  ancestor_id: number;
  descendant_id: number;
  depth: number;
}

interface MemberProfileTable {
  merchant_id: number;
  member_id: number;
  full_name: string | null;
  qq: string | null;
  line: string | null;
  whatsapp: string | null;
  facebook: string | null;
  wechat: string | null;
  telegram: string | null;
  zalo: string | null;
  national_id: string | null;
  /** `yyyy-mm-dd`. */
  birthday: string | null;
  address: string | null;
  nationality: string | null;
  place_of_birth: string | null;
}

interface SessionTable {
  token_hash: Buffer;
  merchant_id: number;
  member_id: number;
  /** What the session is called where its token must not be named. */
  id: GeneratedAlways<string>;
  scope: SessionScope;
  /** Where it was opened, as limits count networks. */
  network: string;
  user_agent: string;
  created_at: Date;
  seen_at: Date;
  /** When the member last confirmed in this session that it is them; null after a login. */
  confirmed_at: Generated<Date | null>;
}

/** `passwordChange`: the password has to be changed before anything else (specification, section 4). */
export type SessionScope = 'full' | 'passwordChange';

interface RateCountTable {
  merchant_id: number;
  scope: string;
  subject: string;
  uses: number;
  started_at: Date;
}

interface LoginTraceTable {
  merchant_id: number;
  member_id: number;
  kind: 'network' | 'device';
  value: string;
  used_at: Date;
}
