import type { ValueOf } from '@livery/contract/shapes';
import { guards } from '#api/guards/announcements.gen.js';
import type { ApiClient } from '#api/client.ts';

export type Announcements = ValueOf<'announcements'>;
/** The audience: B visitors, A members, F first logins (readings 19). */
export type Execution = 'A' | 'B' | 'F';

export function makeAnnouncementsApi(client: ApiClient) {
  return {
    getAnnouncements: (execution: Execution, language: string) =>
      client.call('announcements', guards.announcements, { query: { types: 'B,PL,PU,PR', platform: 'W', execution, language } }),
  };
}
