/** The header's clock: `GMT-03:00` and `14:03:07`, the same in every language. */
export function clockOf(instant: number, timeZone: string): { zone: string; time: string } {
  const parts = partsOf(instant, timeZone);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const zone = part('timeZoneName');
  return { zone: zone === 'GMT' ? 'GMT+00:00' : zone, time: `${part('hour')}:${part('minute')}:${part('second')}` };
}

const writers = new Map<string, Intl.DateTimeFormat>();

function partsOf(instant: number, timeZone: string): Intl.DateTimeFormatPart[] {
  let writer = writers.get(timeZone);
  if (writer === undefined) {
    const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
    writer = new Intl.DateTimeFormat('en-GB', { ...time, timeZone, timeZoneName: 'longOffset' });
    writers.set(timeZone, writer);
  }
  return writer.formatToParts(instant);
}
