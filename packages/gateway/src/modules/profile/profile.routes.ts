import type { GatewayModule } from '#http/module.ts';
import { memberRoute } from '#http/route.ts';
import { confirmContact, sendContactCode } from './contacts.service.ts';
import { changePicture, readPicture } from './picture.service.ts';
import { editProfile, readProfile } from './profile.service.ts';
import { profileSchema } from './profile.schema.ts';
import { registerProfileDesk } from './profile.desk.routes.ts';

/** A member's personal data, picture and contacts. */
export const profileModule: GatewayModule = {
  name: 'profile',
  schema: profileSchema,
  register: (app) => {
    memberRoute(app, 'profile', readProfile);
    memberRoute(app, 'editProfile', editProfile);
    memberRoute(app, 'sendContactCode', sendContactCode);
    memberRoute(app, 'confirmContact', confirmContact);
    memberRoute(app, 'memberIcon', readPicture);
    memberRoute(app, 'changePicture', changePicture);
  },
  desk: registerProfileDesk,
};
