/** An account that every merchant of a gateway is seeded with. */
export interface DemoAccount {
  readonly role: 'member' | 'trial' | 'agent';
  readonly account: string;
  readonly password: string;
}

const password = 'Livery#2026';

/** The accounts for trying out a site. Never seeded in production. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'member', account: 'demo', password },
  { role: 'trial', account: 'trial', password },
  { role: 'agent', account: 'agent', password },
];

export const demoPassword = password;
