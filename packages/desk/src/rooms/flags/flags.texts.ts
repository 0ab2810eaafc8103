export const flagsTexts = {
  title: 'Flags',
  lead: (merchant: string) => `Features of ${merchant}. A site reads its flags when it opens. A flag that is off hides the flags below it.`,
  loading: 'Loading the flags',
  empty: 'This merchant has no flags.',
  switched: (name: string, isOn: boolean) => `${name}: ${isOn ? 'on' : 'off'}.`,
  /** Names of flags for operators. Other flags show their code. */
  names: {
    REGISTER: 'Registration',
    USERNAMEREG3: 'Register with a username',
    MOBILENUMREG3: 'Register with a mobile number',
    MOBILENUMPASSREG3: 'Ask for a password with a mobile number',
    REGMOBVERF3: 'Verify the mobile number by a code',
    LOGIN: 'Login',
    SMSLOGIN3: 'Log in with a code by sms',
    FREEPLAY3: 'Trial accounts',
    PASSEXPIRY3: 'Passwords expire',
    CHNGPASSVERIF3: 'Verify a change of password by a code',
    AGENT: 'Agents',
    AGENTPOLICY3: 'Show the agents’ policy',
  } as Readonly<Record<string, string>>,
} as const;
