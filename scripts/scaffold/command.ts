import { Refusal } from './names.ts';
import type { Plan } from './plan.ts';

/** Writes a plan, or only lists it. Answers whether anything was written; what was refused is printed and ends with 2. */
export async function carryOut(makePlan: () => Promise<Plan>, isDryRun: boolean): Promise<boolean> {
  try {
    const plan = await makePlan();
    if (!isDryRun) await plan.write();
    console.log(plan.lines().join('\n'));
    return !isDryRun;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 2;
    return false;
  }
}
