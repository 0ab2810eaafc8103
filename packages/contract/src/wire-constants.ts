/** Constants that the specification fixes (its sections 7 and 9). */
export const wireConstants = {
  clientType: 3,
  platform: 'html5-desktop',
  trialPlatform: 'W',
  gatewayVersion: 3,
  isPlatform: 2,
  pageSize: 18,
  favouritesOnHome: 99,
  winnersLimit: 20,
  device: 'WEB',
} as const;
