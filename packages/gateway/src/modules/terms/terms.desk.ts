import type { ControlValueOf } from '@livery/contract/control/shapes';
import { addDays, dayAt } from '@livery/contract/zoned-days';
import type { DeskCall } from '#operator/control-route.ts';
import { writeTerms } from './terms.repo.ts';

export async function publishTerms({ db, merchant, body, now }: DeskCall<'publishTerms'>): Promise<ControlValueOf<'publishTerms'>> {
  const { version, changes } = body;
  // Valid from the merchant's next day, because accounts opened earlier today agreed to the previous version.
  const validFrom = addDays(dayAt(now.getTime(), merchant.timeZone), 1);
  await writeTerms(db, merchant.id, { version, validFrom, changes });
  return { version, validFrom };
}
