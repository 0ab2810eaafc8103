import type { BodyOf, MemberPicture, Profile } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/account.gen.js';

export interface ProfileApi {
  putProfile(told: BodyOf<'editProfile'>): Promise<Profile>;
  putContact(contact: BodyOf<'confirmContact'>): Promise<Profile>;
  putPicture(picture: Blob): Promise<MemberPicture>;
}

export function makeProfileApi(client: ApiClient): ProfileApi {
  return {
    putProfile: (body) => client.call('editProfile', guards.editProfile, { body }),
    putContact: (body) => client.call('confirmContact', guards.confirmContact, { body }),
    putPicture: (body) => client.call('changePicture', guards.changePicture, { body }),
  };
}
