import { describe, expect, it } from 'vitest';
import { addressOfApp, appOf, appOfDevice, apps } from './download.rules.ts';

const resource = (resourceType: string, url: string) => ({ resourceType, url, labels: [] });

describe('the apps', () => {
  it('are those for iOS, iOS lite and Android, each with the operator’s address', () => {
    const resources = [resource('APP_IOS', 'https://apps.example/ios'), resource('APP_ANDROID', 'javascript:alert(1)')];
    expect(apps.map((app) => addressOfApp(resources, app))).toEqual(['https://apps.example/ios', null, null]);
    expect(addressOfApp([resource('APP_IOS_LITE', 'itms-services://?action=download-manifest')], 'iosLite')).toMatch(/^itms-services:/);
  });
});

describe('the app of a device', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, null],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, null],
  ])('%s with %d touch points', (userAgent, maxTouchPoints, app) => {
    expect(appOfDevice({ userAgent, maxTouchPoints })).toBe(app);
  });

  it('gives way to the one in the address', () => {
    expect(appOf('iosLite', 'android')).toBe('iosLite');
    expect(appOf('windows', 'android')).toBe('android');
    expect(appOf(null, null)).toBe('ios');
  });
});
