import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks that are nobody's public address: private, local, reserved, for documentation, or a way around to one of these. */
const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15],
  ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const) // biome-ignore format: a table
  closed.addSubnet(network, bits, 'ipv4')

/** All public addresses of the newer kind begin alike; these among them lead elsewhere. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
const detours = new BlockList()
for (const [network, bits] of [
  ['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['3fff::', 20],
] as const) // biome-ignore format: a table
  detours.addSubnet(network, bits, 'ipv6')

/** Whether an address belongs to the public internet; the portal pushes to no other in production. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4')
  return isIPv6(address) && open.check(address, 'ipv6') && !detours.check(address, 'ipv6')
}
