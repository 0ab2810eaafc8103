export const exitCode = { fine: 0, findings: 1, usage: 2, environment: 3, bug: 70, interrupted: 130 } as const;
