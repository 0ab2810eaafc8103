/** A random host that is offered and allowed, or the previous one if it still is; null if there is none. */
export function pickHost(
  offered: readonly string[],
  allowed: readonly string[],
  before: string | null,
  random: () => number,
): string | null {
  const hosts = offered.filter((host) => allowed.includes(host));
  return hosts.find((host) => host === before) ?? hosts[Math.floor(random() * hosts.length)] ?? null;
}
