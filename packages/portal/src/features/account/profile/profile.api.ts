import type { BodyOf, MemberPicture, Profile, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/account.gen.js';
import { guards as systemGuards } from '#api/guards/system.gen.js';

export type FieldRules = ValueOf<'registerSettings'>['fields'];

export interface ProfileApi {
  getProfile(): Promise<Profile>;
  getRules(): Promise<FieldRules>;
  putProfile(told: BodyOf<'editProfile'>): Promise<Profile>;
  putContact(contact: BodyOf<'confirmContact'>): Promise<Profile>;
  getPicture(): Promise<MemberPicture>;
  putPicture(picture: Blob): Promise<MemberPicture>;
}

export function makeProfileApi(client: ApiClient): ProfileApi {
  return {
    getProfile: () => client.call('profile', guards.profile),
    getRules: async () => (await client.call('registerSettings', systemGuards.registerSettings)).fields,
    putProfile: (body) => client.call('editProfile', guards.editProfile, { body }),
    putContact: (body) => client.call('confirmContact', guards.confirmContact, { body }),
    getPicture: () => client.call('memberIcon', guards.memberIcon),
    putPicture: (body) => client.call('changePicture', guards.changePicture, { body }),
  };
}
