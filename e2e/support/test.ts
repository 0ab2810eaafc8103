import type { ControlInputOf } from '@livery/contract/control/shapes';
import { test as base, expect, type Page } from '@playwright/test';
import { AgentCentre } from '../page-models/agent-centre.ts';
import { Announcements } from '../page-models/announcements.ts';
import { Commissions } from '../page-models/commissions.ts';
import { Contracts } from '../page-models/contracts.ts';
import { GamePopup } from '../page-models/game-popup.ts';
import { Lobby } from '../page-models/lobby.ts';
import { LoginDialog } from '../page-models/login-dialog.ts';
import { MemberCentre } from '../page-models/member-centre.ts';
import { RegisterDialog } from '../page-models/register-dialog.ts';
import { SecurityCenter } from '../page-models/security-center.ts';
import { Site } from '../page-models/site.ts';
import { VendorGame } from '../page-models/vendor-game.ts';
import { brandFacts, type BrandFacts } from '@livery/sandbox/brand-facts';
import { controlCall } from './control-call.ts';
import { textsOf, type Translate } from '@livery/sandbox/texts';

/** The page models of the test's page. A journey creates those of other pages itself. */
interface PageModels {
  agents: AgentCentre;
  announcements: Announcements;
  commissions: Commissions;
  contracts: Contracts;
  popup: GamePopup;
  lobby: Lobby;
  login: LoginDialog;
  centre: MemberCentre;
  register: RegisterDialog;
  center: SecurityCenter;
  site: Site;
  vendor: VendorGame;
}

interface Livery extends PageModels {
  brand: BrandFacts;
  /** The texts of the brand's default language. */
  t: Translate;
  textsIn: (language: string) => Translate;
  /** Console errors and violations that this test causes on purpose (a refused call, a failed chunk). */
  expectedErrors: RegExp[];
  /** Makes calls of this test's page alone fail at the gateway. Only for tests tagged `@control`. */
  faults: Faults;
  /** Messages that the gateway sent. Only for tests tagged `@control`. */
  inbox: Inbox;
  noNoise: void;
}

interface Browsing {
  /**
   * Whether the browser loads pictures. They cost a third of a page's time, so only files about pictures turn them on.
   */
  pictures: boolean;
  /**
   * Whether announcements and contract proposals pop up. They cover the page, so only files about popups turn them on.
   */
  popups: boolean;
}

type Fault = Omit<ControlInputOf<'addFault'>, 'caller'>;

interface Inbox {
  /** Waits for a message to the receiver and returns its code. */
  code: (receiver: string) => Promise<string>;
}

interface Faults {
  add: (fault: Fault) => Promise<void>;
  clear: () => Promise<void>;
}

/** Every test fails on a console error, an uncaught exception or a violation of the content security policy. */
export const test = base.extend<Livery, Browsing>({
  pictures: [false, { option: true, scope: 'worker' }],
  popups: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, pictures }, use) => {
      const args = [...(launchOptions.args ?? []), ...(pictures ? [] : ['--blink-settings=imagesEnabled=false'])];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  brand: async ({}, use, info) => use(brandFacts(info.project.name)),
  t: async ({ brand }, use) => use(textsOf(brand, brand.languages.default)),
  textsIn: async ({ brand }, use) => use((language) => textsOf(brand, language)),
  agents: async ({ page, t }, use) => use(new AgentCentre(page, t)),
  announcements: async ({ page, t }, use) => use(new Announcements(page, t)),
  commissions: async ({ page, t }, use) => use(new Commissions(page, t)),
  contracts: async ({ page, t }, use) => use(new Contracts(page, t)),
  popup: async ({ page, t }, use) => use(new GamePopup(page, t)),
  lobby: async ({ page, t }, use) => use(new Lobby(page, t)),
  login: async ({ page, t }, use) => use(new LoginDialog(page, t)),
  centre: async ({ page, t }, use) => use(new MemberCentre(page, t)),
  register: async ({ page, t }, use) => use(new RegisterDialog(page, t)),
  center: async ({ page, t }, use) => use(new SecurityCenter(page, t)),
  site: async ({ page, t }, use) => use(new Site(page, t)),
  vendor: async ({ page, t }, use) => use(new VendorGame(page, t)),
  expectedErrors: async ({}, use) => use([]),
  faults: async ({ page, brand }, use, info) => {
    const caller = `${info.project.name}-${info.testId}-${info.retry}`;
    const clear = () => controlCall(brand, 'clearFaults', { caller });
    await page.setExtraHTTPHeaders({ 'X-Caller': caller });
    await use({ add: (fault) => controlCall(brand, 'addFault', { caller, ...fault }), clear });
    await clear();
  },
  inbox: async ({ brand }, use) => {
    const code = async (receiver: string) => {
      let found: string | undefined;
      await expect
        .poll(async () => {
          const { items } = await controlCall(brand, 'inbox', { receiver, limit: 1 });
          return (found = /\b\d{6}\b/.exec(items[0]?.content ?? '')?.[0]);
        })
        .toBeDefined();
      return found ?? '';
    };
    await use({ code });
  },
  noNoise: [
    async ({ page, t, expectedErrors, popups }, use) => {
      if (!popups) {
        await page.context().addInitScript(closePopups);
        const { proposal } = new Contracts(page, t);
        await page.addLocatorHandler(proposal, (dialog) => dialog.getByRole('button', { name: t('common:actions.close') }).click());
      }
      const noise = listen(page);
      await use();
      const violations = await page.evaluate(() => (window as unknown as { cspViolations?: string[] }).cspViolations ?? []).catch(() => []);
      expect([...noise, ...violations].filter((line) => !expectedErrors.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the page: marks the popups of every audience as read, also after a logout has emptied the storage. */
function closePopups(): void {
  // Sandboxed frames and frames that did not load have no storage.
  if (window.origin === 'null') return;
  const close = () => {
    for (const execution of ['A', 'B', 'F']) sessionStorage.setItem(`livery.popup.${execution}`, 'closed');
  };
  const { clear } = Storage.prototype;
  Storage.prototype.clear = function clearButPopups(this: Storage) {
    clear.call(this);
    if (this === sessionStorage) close();
  };
  close();
}

function listen(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // The browser reports the 404 of an address that the site does not have.
    if (message.type() === 'error' && !url.endsWith('/no-such-page')) noise.push(`${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
  void page.addInitScript(() => {
    const store = window as unknown as { cspViolations: string[] };
    store.cspViolations = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      store.cspViolations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
    );
  });
  return noise;
}

export { expect };
