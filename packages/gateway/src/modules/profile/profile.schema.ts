declare module '#database/schema.ts' {
  interface Database {
    member_picture: MemberPictureTable;
  }
}

interface MemberPictureTable {
  merchant_id: number;
  member_id: number;
  /** Its name in `stored_file`. */
  file: string;
}
