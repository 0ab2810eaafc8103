declare module '#database/schema.ts' {
  interface Database {
    commission_alert: CommissionAlertTable;
  }
}

/** Records that an agent has been notified of a near tier. */
interface CommissionAlertTable {
  merchant_id: number;
  window_id: number;
  agreement_id: number;
  at: Date;
}

export const alertLaw = `
CREATE TABLE commission_alert (
  merchant_id integer NOT NULL,
  window_id bigint NOT NULL,
  agreement_id bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (window_id, agreement_id),
  FOREIGN KEY (merchant_id, window_id) REFERENCES commission_window (merchant_id, id),
  FOREIGN KEY (merchant_id, agreement_id) REFERENCES agreement (merchant_id, id)
);`;
