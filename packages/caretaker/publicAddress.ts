import { BlockList } from 'node:net'

/** Not public by IANA's registries: private networks, this machine, examples, multicast. */
const PRIVATE_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

// The only public range of IPv6, which contains addresses that embed others, and examples.
const GIVEN_OUT_IPV6 = '2000::/3'
const PRIVATE_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const LOOPBACK = [listOf(['127.0.0.0/8'], 'ipv4'), listOf(['::1/128'], 'ipv6')] as const
const [privateV4, privateV6] = [listOf(PRIVATE_IPV4, 'ipv4'), listOf(PRIVATE_IPV6, 'ipv6')]
const givenOut = listOf([GIVEN_OUT_IPV6], 'ipv6')

export type Resolved = { address: string; family: number }

/** Whether an address is public, rather than of a private network. */
export function isPublic({ address, family }: Resolved): boolean {
  if (family === 4) return !privateV4.check(address, 'ipv4')
  return givenOut.check(address, 'ipv6') && !privateV6.check(address, 'ipv6')
}

/** Whether an address is this machine's own. */
export function isLoopback({ address, family }: Resolved): boolean {
  const [v4, v6] = LOOPBACK
  return family === 4 ? v4.check(address, 'ipv4') : v6.check(address, 'ipv6')
}

function listOf(subnets: readonly string[], type: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [address = '', prefix] = subnet.split('/')
    list.addSubnet(address, Number(prefix), type)
  }
  return list
}
