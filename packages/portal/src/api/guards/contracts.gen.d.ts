// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
export declare const guards: {
  agreement: (value: unknown) => boolean;
  agreementTerms: (value: unknown) => boolean;
  agreements: (value: unknown) => boolean;
  commissionEstimate: (value: unknown) => boolean;
  commissionLine: (value: unknown) => boolean;
  commissionLines: (value: unknown) => boolean;
  dailySalaryContract: (value: unknown) => boolean;
  disputeCommission: (value: unknown) => boolean;
  dividendContract: (value: unknown) => boolean;
  hourlySalaryContract: (value: unknown) => boolean;
  realTimeSalaryContract: (value: unknown) => boolean;
  tryAgreement: (value: unknown) => boolean;
};
