import Type from 'typebox';
import { agreementActions, agreementKinds } from '../commission/agreements.ts';
import { agreements as calls } from '../shapes/agents/agreements.ts';
import { text, whole } from '../shapes/inputs.ts';
import { account, closed } from './parts.ts';

const act = calls.dividendContract.body.properties;
const Kind = Type.Enum([...agreementKinds]);
const one = calls.agreement.value.properties;
const event = one.events.items.properties;
const person = text(64, 1);
const offer = calls.agreementTerms.value.properties;
const policy = {
  noticeDays: whole({ maximum: 365 }),
  expiryDays: whole({ minimum: 1, maximum: 90 }),
  suggestion: calls.tryAgreement.body.properties.terms,
};

/** The desk acts for the house, which is the upline of agents of types 1 and 2. */
export const agreements = {
  houseAgreements: {
    query: Type.Object({
      ...calls.agreements.query.properties,
      of: Type.Optional(Type.Literal('team')),
      account: Type.Optional(account),
      /** Only those with a proposal that this side must answer. */
      waits: Type.Optional(Type.Enum(['house', 'agent'])),
    }),
    value: calls.agreements.value,
  },
  houseAgreement: {
    query: calls.agreement.query,
    /** `person` is the person who acted for the house. Empty for others. */
    value: Type.Object({ ...one, events: Type.Array(Type.Object({ ...event, person: Type.String() })) }),
  },
  /**
   * Like the members' calls. `request` names the `account` that gets the offer, and the other actions the `agreement`.
   */
  actForHouse: {
    body: Type.Object(
      {
        idempotencyKey: act.idempotencyKey,
        action: Type.Enum([...agreementActions]),
        kind: Kind,
        account: Type.Optional(account),
        agreement: act.agreement,
        terms: act.terms,
        hash: act.hash,
        reason: Type.Optional(text(280)),
        person,
      },
      closed,
    ),
    value: calls.dividendContract.value,
  },
  agreementPolicies: {
    value: Type.Object({
      items: Type.Array(
        Type.Object({
          kind: Kind,
          noticeDays: Type.Integer(),
          expiryDays: Type.Integer(),
          suggestion: offer.suggestion,
          /** The flag that enables the kind for agents, and whether it is on. */
          modId: Type.String(),
          isOn: Type.Boolean(),
        }),
      ),
    }),
  },
  /** `seen` is the value that `agreementPolicies` returned. */
  setAgreementPolicy: {
    body: Type.Object({ kind: Kind, ...policy, seen: Type.Object(policy, closed) }, closed),
  },
};
