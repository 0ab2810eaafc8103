import { controlPath, controlRoutes, type ControlRouteName } from '@livery/contract/control/routes';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Files about the control address itself, such as who may reach it. */
const aboutTheAddress = [
  'packages/builder/src/host/host-config.test.ts',
  'packages/builder/src/serve/preview-server.test.ts',
  'packages/builder/src/dev/dev-server.test.ts',
  'packages/builder/src/verify/verify-site.test.ts',
  'packages/builder/src/verify/verify-site.ts',
  'packages/contract/src/control/routes.ts',
  'packages/desk/src/app/Desk.browser.test.tsx',
  'packages/gateway/src/composition/gateway.test.ts',
  'packages/gateway/src/modules/control/control.test.ts',
  'packages/gateway/src/modules/control/desk.test.ts',
  'scripts/hosting/hosting.test.ts',
];

describe('a control call', () => {
  it('goes through its name in the contract, not a handwritten path', () => {
    const names = Object.keys(controlRoutes) as ControlRouteName[];
    const paths = [...new Set(names.map((name) => controlPath(name).replace('/control/', '')))];
    const byHand = new RegExp(`^(?!\\s*(?:/?\\*|//)).*['"\`}]/control/(?:\\$\\{|(?:${paths.join('|')})\\b)`, 'm');
    const users = sourceFiles('{packages,e2e,scripts,cli}/**/*.{ts,tsx}').filter(({ text }) => byHand.test(text));
    expect(users.map((file) => file.path).toSorted()).toEqual(aboutTheAddress.toSorted());
  });
});
