import type { ValueOf } from '@livery/contract/shapes';

export const apps = ['ios', 'iosLite', 'android'] as const;
export type App = (typeof apps)[number];

/** The operator's settings for the app's addresses (specification, section 3, resources). */
const resourceTypes: Record<App, string> = { ios: 'APP_IOS', iosLite: 'APP_IOS_LITE', android: 'APP_ANDROID' };

type Resources = ValueOf<'siteSettings'>['resources'];

/** An app's download address, from a server. Null if the app is the site itself, added to the home screen. */
export function addressOfApp(resources: Resources, app: App): string | null {
  const url = resources.find(({ resourceType }) => resourceType === resourceTypes[app])?.url;
  const protocol = url === undefined ? undefined : URL.parse(url)?.protocol;
  return url !== undefined && (protocol === 'https:' || protocol === 'itms-services:') ? url : null;
}

/** The app that suits a device best. An iPad claims to be a Mac, but has more than one touch point. */
export function appOfDevice({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): App | null {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  return null;
}

/** The choice in the address, for example from a scanned code, or the device's default. */
export function appOf(asked: string | null, device: App | null): App {
  return apps.find((app) => app === asked) ?? device ?? 'ios';
}
