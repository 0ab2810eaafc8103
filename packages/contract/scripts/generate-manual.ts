import { readFile } from 'node:fs/promises';
import { controlRoutes, type ControlRoute } from '../src/control/routes.ts';
import { permissions } from '../src/roles.ts';
import { routes, type Asks, type Audience, type Effect, type Encoding, type Policy, type Route, type RouteName } from '../src/routes.ts';
import { code, table, withSections } from './manual-sections.ts';

const manual = 'docs/gateway.md';

/** The meaning of each value of a row's field. A boolean field has one text, for yes. */
const policy: {
  readonly [Field in keyof Policy]: Policy[Field] extends boolean ? string : Readonly<Record<Extract<Policy[Field], string>, string>>;
} = {
  audience: {
    anyone: 'The portal sends no token.',
    visitorOrMember: 'The portal sends a token if it has one.',
    member: 'Without a token NOT_LOGGED_IN.',
    realMember: 'A trial account gets TRIAL_REFUSED as well.',
    agent: 'A member who is not an agent gets FORBIDDEN.',
  } satisfies Record<Audience, string>,
  effect: {
    read: 'The portal waits 10 s and may repeat it.',
    write: 'The portal waits 15 s and sends it once.',
    money: 'The portal waits 30 s and sends it once.',
  } satisfies Record<Effect, string>,
  encoding: {
    json: 'Another content type is refused.',
    form: '`application/x-www-form-urlencoded`, each field once.',
    sealed: 'A JWE, as described above.',
    picture: 'The file itself, PNG or JPEG, 5 MB at most.',
  } satisfies Record<Encoding, string>,
  asks: {
    nothing: 'The session is enough.',
    recentProof: '`confirmIdentity` was called in this session within the last five minutes.',
    ownProof: 'The body carries a password or a code. A member who has neither needs the recent proof.',
  } satisfies Record<Asks, string>,
  isNonced: 'The header `nonce` carries a sealed random string that opens once, and `gatewayVersion` is sent beside it.',
  isOpenWhileClosed: 'Answered under maintenance and in a blocked region; every other call says MAINTENANCE or IP_BLOCKED.',
  mayPrecedePasswordChange: 'A member who must change the password first may call it.',
  isFile: 'Answers CSV in UTF-8 with a byte order mark instead of the envelope; a refusal is an envelope.',
  isPolled: 'An open page repeats it by itself, so it does not keep a session alive.',
  isStream: 'Answers server-sent events, each of the answer’s shape, until the caller leaves.',
};

/** The manual with its generated sections rewritten from the rows of the contract. */
export async function generateManualFiles(): Promise<{ path: string; content: string }[]> {
  const text = await readFile(new URL(`../../../${manual}`, import.meta.url), 'utf8');
  return [
    {
      path: manual,
      content: withSections(text, { policy: policyTable(), permissions: permissionTable(), 'control calls': controlTable() }),
    },
  ];
}

function policyTable(): string {
  const rows = Object.entries(policy).flatMap(([field, texts]): string[][] =>
    typeof texts === 'string'
      ? [[code(field), code('true'), texts, callsWhere(field as keyof Policy, true)]]
      : Object.entries(texts).map(([value, text], index) => [
          index === 0 ? code(field) : '',
          code(value),
          text,
          callsWhere(field as keyof Policy, value),
        ]),
  );
  return table(['field of a row', 'value', 'meaning', 'calls'], rows);
}

const mostNamed = 4;

/** The names of the calls, if they are few. */
function callsWhere(field: keyof Policy, value: unknown): string {
  const names = (Object.entries(routes) as [RouteName, Route][]).filter(([, row]) => row[field] === value).map(([name]) => code(name));
  return names.length > mostNamed ? String(names.length) : names.join(', ');
}

function permissionTable(): string {
  const rows = Object.entries(permissions).map(([audience, refusals]) => [
    code(audience),
    ...Object.values(refusals).map((refusal) => refusal ?? 'yes'),
  ]);
  return table(['audience', ...Object.keys(permissions.anyone)], rows);
}

function controlTable(): string {
  const rows = Object.values(controlRoutes).map(({ method, path, isOfMerchant, description }: ControlRoute) => [
    `${method} ${code(path)}`,
    isOfMerchant ? 'yes' : '',
    description,
  ]);
  return table(['call', 'merchant', 'what it does'], rows);
}
