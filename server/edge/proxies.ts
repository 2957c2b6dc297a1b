// Reverse proxies in front of the server, which say by X-Forwarded-For whom they speak for.

import { BlockList, isIP } from 'node:net'
import { Refusal } from '@umpire/engine'

/** The addresses of proxies that are believed: this machine, and those that were named. */
export type IsProxy = (address: string) => boolean

const kindOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Reads addresses and networks: `10.0.0.5,10.1.0.0/16`. */
export function readProxies(text = ''): IsProxy | Refusal {
  const list = new BlockList()
  list.addSubnet('127.0.0.0', 8, 'ipv4')
  list.addAddress('::1', 'ipv6')
  for (const one of text.split(',').map((part) => part.trim())) {
    if (one === '') continue
    const [address = '', bits, ...more] = one.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    const areBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
    if (isIP(address) === 0 || !areBits || more.length > 0) {
      return new Refusal('malformed', `a proxy is an address or a network such as 10.1.0.0/16, not "${one}"`)
    }
    if (bits === undefined) list.addAddress(address, kindOf(address))
    else list.addSubnet(address, Number(bits), kindOf(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, kindOf(address))
}
