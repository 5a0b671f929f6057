import { isIPv6 } from 'node:net'

/**
 * What to count attempts by: an IPv4 address, or the network of 64 bits of an IPv6 one, for whoever has one
 * address of it has all 2^64.
 */
export function clientNetwork(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const missing = Array<string>(8 - before.length - after.length).fill('0')
  const groups = [...before, ...missing, ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
