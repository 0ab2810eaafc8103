/** One of the hosts that are offered and allowed, by chance; the one of before as long as it is among them. None: null. */
export function pickHost(
  offered: readonly string[],
  allowed: readonly string[],
  before: string | null,
  random: () => number,
): string | null {
  const hosts = offered.filter((host) => allowed.includes(host));
  return hosts.find((host) => host === before) ?? hosts[Math.floor(random() * hosts.length)] ?? null;
}
