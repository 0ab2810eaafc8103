declare module '#database/schema.ts' {
  interface Database {
    live_presence: PresenceTable;
  }
}

/** A gateway that has open pages of a member, for as long as it says so again. */
interface PresenceTable {
  member_id: number;
  gateway: string;
  merchant_id: number;
  /** By the database's clock, which all gateways share. */
  until: Date;
}

export {};
