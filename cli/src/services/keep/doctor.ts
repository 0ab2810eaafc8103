import { unknown, type Check, type Finding } from '../../doctor/check.ts';
import { networkChecks } from '../../doctor/network-checks.ts';
import { packageChecks } from '../../doctor/package-checks.ts';
import { placeChecks } from '../../doctor/place-checks.ts';
import { toolChecks } from '../../doctor/tool-checks.ts';
import { findRoot } from '../../project/find-root.ts';
import type { Progress } from '../../terminal/progress.ts';
import { gatewayOrigin } from '../../gateway/gateway-url.ts';

export interface DoctorRequest {
  gateway?: string;
  onProgress?: Progress;
}

export interface Diagnosis extends Finding {
  name: string;
}

/** Checks everything that livery depends on and changes nothing. Throws `CliError` when the gateway is not a valid address. */
export async function examine(cwd: string, { gateway, onProgress }: DoctorRequest): Promise<Diagnosis[]> {
  const origin = gateway === undefined ? undefined : gatewayOrigin(gateway);
  const checks = [...toolChecks(cwd), ...packageChecks(findRoot(cwd) ?? cwd), ...placeChecks(cwd), ...networkChecks(origin)];
  const diagnoses: Diagnosis[] = [];
  for (const [done, check] of checks.entries()) {
    onProgress?.(check.name, { done, of: checks.length });
    diagnoses.push({ name: check.name, ...(await diagnose(check)) });
  }
  return diagnoses;
}

/** A check that throws could not run, which is not a finding. */
export async function diagnose({ run }: Check): Promise<Finding> {
  try {
    return await run();
  } catch (error) {
    return unknown(`This check could not run: ${error instanceof Error ? error.message : String(error)}`, 'That alone is not an error.');
  }
}
