import { dayAt, type Day } from '@livery/contract/zoned-days';
import { useBrand } from '#shared/pages/brand.tsx';
import { usePorts } from '#shared/ports/ports.ts';

/** The current day in the brand's time zone. */
export function useToday(): Day {
  const { clock } = usePorts();
  const { format } = useBrand();
  return dayAt(clock.now(), format.timeZone);
}
