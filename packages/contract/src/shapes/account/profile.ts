import Type from 'typebox';
import { humanVerification, text } from '../inputs.ts';

/** Optional data besides the nickname, by the names of the registration form (specification, section 3). */
const fieldNames = [
  'payeeName',
  'birthday',
  'idNumber',
  'nationality',
  'placeOfBirth',
  'address',
  'whatsapp',
  'telegram',
  'facebook',
  'line',
  'wechat',
  'qqNum',
  'zalo',
] as const;

const fieldsOf = <Schema extends Type.TSchema>(schema: Schema) =>
  Object.fromEntries(fieldNames.map((name) => [name, schema])) as Record<(typeof fieldNames)[number], Schema>;

/** `value` is masked, and null if not given. A locked field can be set only once. */
const Field = Type.Object({ value: Type.Union([Type.String(), Type.Null()]), isLocked: Type.Boolean() });

/** `value` is masked, and null if there is none. It counts once a code has confirmed it. */
const Contact = Type.Object({ value: Type.Union([Type.String(), Type.Null()]), isConfirmed: Type.Boolean() });

const Profile = Type.Object({
  nickname: Type.String(),
  fields: Type.Object(fieldsOf(Field)),
  contacts: Type.Object({ mobile: Contact, email: Contact }),
  /** ISO 8601. */
  passwordChangedAt: Type.String(),
  hasSecondFactor: Type.Boolean(),
  /** In years. Younger people cannot enter a birthday. */
  birthdayAge: Type.Integer(),
});

const value = Type.Optional(text(512));

/** Missing fields stay as they are. An empty text clears a field that may be cleared. A birthday is `yyyy-mm-dd`. */
const ProfileBody = Type.Object({ nickname: value, ...fieldsOf(value) }, { additionalProperties: false });

const kind = Type.Enum(['mobile', 'email']);
const contact = {
  kind,
  value: text(128, 1),
  /** Digits after the plus, for a mobile number. */
  countryDialingCode: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$' })),
};

const ContactBody = Type.Object({ ...contact, code: text(16, 1) }, { additionalProperties: false });

/** A picture in base64: PNG, or the SVG that is drawn for a member without one. */
const Picture = Type.Object({ contentType: Type.Enum(['image/png', 'image/svg+xml']), image: Type.String() });

export const profile = {
  profile: { value: Profile },
  editProfile: { body: ProfileBody, value: Profile },
  sendContactCode: {
    body: Type.Object({ ...contact, humanVerification: Type.Optional(humanVerification) }, { additionalProperties: false }),
    value: Type.Object({ expiredMinutes: Type.Integer() }),
  },
  confirmContact: { body: ContactBody, value: Profile },
  memberIcon: { value: Picture },
  changePicture: { body: Type.Unsafe<Uint8Array | Blob>(Type.Unknown()), value: Picture },
};
