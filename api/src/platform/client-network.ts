import { isIPv6 } from 'node:net'

/**
 * What to count attempts by: an IPv4 address, or the network of an IPv6 one: of 64 bits, for whoever has one address
 * of it has all 2^64; or of 56, which is what many a home or office is given.
 */
export function clientNetwork(address: string, bits: 64 | 56 = 64): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const missing = Array<string>(8 - before.length - after.length).fill('0')
  const groups = [...before, ...missing, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16))
  if (bits === 56) groups[3] = (groups[3] ?? 0) & 0xff00
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`
}
