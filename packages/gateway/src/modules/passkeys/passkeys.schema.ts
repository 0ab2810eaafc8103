declare module '#database/schema.ts' {
  interface Database {
    passkey: PasskeyTable;
    passkey_challenge: PasskeyChallengeTable;
  }
}

interface PasskeyTable {
  merchant_id: number;
  /** The credential's own, in base64url. */
  id: string;
  member_id: number;
  /** The host that it was made for; it works on no other. */
  rp_id: string;
  /** COSE. */
  public_key: Buffer;
  /** How often it has signed, by its own word; many never count. */
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  used_at: Date | null;
}

interface PasskeyChallengeTable {
  merchant_id: number;
  challenge_hash: Buffer;
  /** Whose passkey is to be made; null for a login. */
  member_id: number | null;
  rp_id: string;
  created_at: Date;
}
