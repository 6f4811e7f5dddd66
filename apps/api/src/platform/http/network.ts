/**
 * The network of an IP address, for rate limits. One home has 2^64 IPv6 addresses, so they count as one, by
 * their first four groups.
 */
export function networkOf(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  return address.includes(':') ? firstGroups(address) : address;
}

function firstGroups(address: string): string {
  const [left = '', right] = address.split('::');
  const before = left.split(':').filter(Boolean);
  const after = right?.split(':').filter(Boolean) ?? [];
  const zeros =
    right === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':').toLowerCase();
}
