/** Browser and system names from the user agent; null if unknown. Order matters: most browsers claim to be several. */
const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];
const systems: readonly [name: string, mark: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Chrome OS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
}

export function deviceOf(userAgent: string): DeviceName {
  const named = (names: readonly [string, RegExp][]) => names.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
  return { browser: named(browsers), system: named(systems) };
}

/** Enough to recognize a place, but not the household: `203.0.***`, `2001:db8:***`. */
export function shortenNetwork(network: string): string {
  const [address = ''] = network.split('/');
  const mark = address.includes(':') ? ':' : '.';
  return [...address.split(mark).slice(0, 2), '***'].join(mark);
}
