import { HumanChallenge } from '@livery/contract/shapes';
import { Compile } from 'typebox/compile';
import { AppError } from '#base/app-error.ts';
import { readMobileNumber } from '#identity/mobile-number.ts';
import type { GatewayModule } from '#http/module.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { route } from '#http/route.ts';
import { sendCode } from '../verification/codes.service.ts';
import { readInviter } from './inviter.service.ts';
import { countAffiliateLook, refuseBusyNetwork, registrationLimits } from './registration.limits.ts';
import { seedCodes } from './registration.seed.ts';
import { codeKey, findAffiliate, plainCode, readFlags, registerMember } from './registration.service.ts';
import { registrationSchema } from './registration.schema.ts';
import { registerRegistrationDesk } from './registration.desk.routes.ts';

const challengeShape = Compile(HumanChallenge);

/** Registration. */
export const registrationModule: GatewayModule = {
  name: 'registration',
  schema: registrationSchema,
  register: (app) => {
    const { platform } = app;
    route(app, 'register', (call) => registerMember(platform, call, 'username'), refuseBusyNetwork);
    route(app, 'registerMobile', (call) => registerMember(platform, call, 'mobile'), refuseBusyNetwork);
    route(app, 'sendRegisterCode', async (call) => {
      const { isOpen, asksCode } = await readFlags(call);
      if (!isOpen.mobile || !asksCode) throw new AppError('NOT_AVAILABLE');
      const receiver = readMobileNumber(call.body.countryDialingCode, call.body.mobileNo);
      if (receiver === null) throw new AppError('INVALID_REQUEST', { fields: { '/mobileNo': 'pattern' } });
      return sendCode(platform, call, codeKey(receiver), { humanVerification: call.body.humanVerification });
    });
    route(app, 'affiliate', async (call) => {
      await countAffiliateLook(call);
      const { link } = await findAffiliate(call, call.query.affiliateCode);
      return { affiliateCode: plainCode(call.query.affiliateCode), kind: link?.kind ?? 'player' };
    });
    route(app, 'inviter', readInviter);
    route(app, 'humanChallenge', async ({ merchant, query, now }) => {
      const challenge = await platform.humans.challenge({ merchantId: merchant.id, purpose: query.purpose }, now);
      // Other human checks have their own calls for their widgets.
      if (!challengeShape.Check(challenge)) throw new AppError('NOT_AVAILABLE');
      return challenge;
    });
  },
  desk: registerRegistrationDesk,
  seed: { version: 1, demo: seedCodes },
  reset: ({ trx, merchant }) => forgiveAll(trx, merchant.id, registrationLimits),
};
