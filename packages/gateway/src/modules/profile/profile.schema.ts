import { dataset } from '#database/personal-data.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    member_profile: MemberProfileTable;
    member_picture: MemberPictureTable;
  }
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

interface MemberPictureTable {
  merchant_id: number;
  member_id: number;
  /** Its name in `stored_file`. */
  file: string;
}

/**
 * Personal details that a member enters at registration or later, one column per field, null if not given. Members
 * without a picture get a drawn one.
 */
export const profileSchema: SchemaPart = {
  name: 'profile',
  sql: `
CREATE TABLE member_profile (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  full_name text,
  qq text,
  line text,
  whatsapp text,
  facebook text,
  wechat text,
  telegram text,
  zalo text,
  national_id text,
  birthday date,
  address text,
  nationality text,
  place_of_birth text,
  PRIMARY KEY (merchant_id, member_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE TABLE member_picture (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  file uuid NOT NULL,
  PRIMARY KEY (merchant_id, member_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, file) REFERENCES stored_file (merchant_id, name)
);`,
  personalData: {
    erase: { member_picture: { files: 'file' } },
    keep: {
      member_profile: {
        why: 'identity',
        blank: {
          qq: null,
          line: null,
          whatsapp: null,
          facebook: null,
          wechat: null,
          telegram: null,
          zalo: null,
          address: null,
          nationality: null,
          place_of_birth: null,
        },
      },
    },
    archive: [
      dataset(
        'profile',
        'member_profile',
        {
          name: 'full_name',
          birthday: 'birthday',
          nationalId: 'national_id',
          address: 'address',
          nationality: 'nationality',
          birthplace: 'place_of_birth',
          whatsapp: 'whatsapp',
          telegram: 'telegram',
          facebook: 'facebook',
          line: 'line',
          wechat: 'wechat',
          qq: 'qq',
          zalo: 'zalo',
        },
        'member_id',
      ),
    ],
    pictures: { table: 'member_picture', column: 'file', order: 'file' },
    withhold: { member_picture: 'picture' },
  },
};
