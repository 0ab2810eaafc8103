/** The previous host if it is still offered and allowed, or a random one. Null if there is none. */
export function pickHost(
  offered: readonly string[],
  allowed: readonly string[],
  before: string | null,
  random: () => number,
): string | null {
  const hosts = offered.filter((host) => allowed.includes(host));
  return hosts.find((host) => host === before) ?? hosts[Math.floor(random() * hosts.length)] ?? null;
}
