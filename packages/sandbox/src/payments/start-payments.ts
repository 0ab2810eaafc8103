import { startSandbox } from '../start-sandbox.ts';

/** Starts the payment provider beside a gateway. Returns a function that stops it. */
export async function startPayments({
  port,
  gatewayUrl,
  secret,
}: {
  readonly port: number;
  readonly gatewayUrl: string;
  readonly secret: string;
}): Promise<() => Promise<void>> {
  return startSandbox({ script: 'payments/payment-provider.ts', port, gatewayUrl, environment: { LIVERY_PAYMENTS_SECRET: secret } });
}
