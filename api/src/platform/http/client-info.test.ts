import { expect, test } from 'vitest'
import { clientNetwork } from './client-info.ts'

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['no address', 'no address'],
])('attempts from « %s » count for « %s »', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2ff::3', '2001:db8:1:200::/56'],
  ['2001:db8:1:2::', '2001:db8:1:0::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
])('what a home is given of « %s » is « %s »', (address, network) => {
  expect(clientNetwork(address, 56)).toBe(network)
})
