import { BlockList, isIP } from 'node:net';

/** Networks that are not on the internet, by RFC 6890 and its updates. */
const closedNetworks: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Within the only allocated block of IPv6: protocols, documentation, and IPv4 in disguise. */
const closedNetworks6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, prefix] of closedNetworks) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of closedNetworks6) closed.addSubnet(network, prefix, 'ipv6');
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address is on the internet. Unknown IPv6 addresses are refused, including mapped IPv4. */
function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Where messages may be sent. */
export interface AddressRules {
  /** Whether messages may go to this machine itself, even without TLS: for development and tests. */
  readonly allowsLocal: boolean;
}

export function mayConnectTo(address: string, { allowsLocal }: AddressRules): boolean {
  return isPublicAddress(address) || (allowsLocal && isLoopback(address));
}

/** The address in a URL, without the brackets of IPv6; undefined if it has a name. */
export function literalAddress({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) === 0 ? undefined : bare;
}

/** Names that always resolve to this machine (RFC 6761). */
const isLocalName = ({ hostname }: URL) => /^(.*\.)?localhost\.?$/.test(hostname);

/** Why nothing can be sent to a URL, judging only by the URL; its name is resolved at each delivery. */
export function urlProblem(url: URL, rules: AddressRules): 'INSECURE' | 'PRIVATE_ADDRESS' | undefined {
  const literal = literalAddress(url);
  const isLocal = isLocalName(url) || (literal !== undefined && isLoopback(literal));
  if (isLocal) return rules.allowsLocal ? undefined : 'PRIVATE_ADDRESS';
  if (url.protocol !== 'https:') return 'INSECURE';
  return literal === undefined || isPublicAddress(literal) ? undefined : 'PRIVATE_ADDRESS';
}
