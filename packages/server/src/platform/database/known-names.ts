import sql, { join, raw, type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from './database.ts'
import { Octets, octetsOf } from './octets.ts'

/** Text that PostgreSQL writes as JSON has no such characters of its own: they would be escaped. */
const MARK = '\x01'
const GOES_ON = '\x02'
/** More names than this are not kept; they are looked up anew. */
const KEPT = 50_000

/** A place, as its member of an object of places. */
interface Place {
  /** A character for each byte. */
  json: string
  /** The code of the port that it belongs to. */
  port: string
  /** The last object that it was written into: each has it once. */
  writtenInto: number
}

/** Names as JSON, a character for each byte. */
class Names {
  /** Of vessels and types of containers, by the letter of the kind and the code. */
  readonly things = new Map<string, string>()
  readonly places = new Map<string, Place>()

  get size() {
    return this.things.size + this.places.size
  }

  set(key: string, json: string, port: string | null) {
    if (key.startsWith('P')) this.places.set(key.slice(1), { json, port: port ?? '', writtenInto: 0 })
    else this.things.set(key, json)
  }
}

/** The constant text on both sides goes into the same constants as the marks: PostgreSQL would not put them together. */
const hole = (kind: 'E' | 'V' | 'P', codes: Sql, [before, after]: readonly [string, string]) =>
  sql`${raw(`E'${before}\\x01${kind}'`)}, ${codes}, ${raw(`E'\\x01${after}'`)}`

/**
 * Where the name of something goes in a document, with the text before and after it: PostgreSQL writes its code between
 * two marks, after the letter of its kind, and the server fills in its JSON. These are parts for `written`.
 */
export const named = {
  equipment: (code: Sql, ...around: [string, string]) => hole('E', code, around),
  /** The vessel of a voyage, and null where there is none. */
  vessel: (vvd: Sql, ...around: [string, string]) => hole('V', vvd, around),
  /** All places of these codes, which have commas between them, with the ports that they belong to. */
  places: (codes: Sql, ...around: [string, string]) => hole('P', codes, around),
}

/** After a name: the object goes on with what is in the object that follows. */
export const goesOn = '\\x02'

/** Parts of a document in one text. One function for all of them costs PostgreSQL less than an operator between each two. */
export const written = (...parts: Sql[]) => sql`concat(${join(parts)})`

/** Which names hold for a document: a column of the statement that writes it. */
export const namesVersion = sql`(select changed_in::text from names_version)`

const NameRow = z.object({
  version: z.number(),
  key: z.string().nullable(),
  json: z.string().nullable(),
  port: z.string().nullable(),
})

/** The names of these codes, and the version of all names at that moment; one row even where nothing is found. */
const findNames = (db: Database, keys: readonly string[]) => {
  const codesOf = (kind: string) => keys.filter((key) => key.startsWith(kind)).map((key) => key.slice(1))
  return db.many(
    NameRow,
    sql`
    with found(key, json, port) as (
      select 'E' || code, json_build_object('code', code, 'name', json_build_object('en', name_en, 'zh', name_zh, 'vi', name_vi))::text, null::text
        from equipment_type where code = any(${codesOf('E')}::text[])
      union all
      select 'V' || y.vvd, json_build_object('name', v.name, 'vvd', y.vvd)::text, null
        from voyage y join vessel v on v.code = y.vessel_code where y.vvd = any(${codesOf('V')}::text[])
      union all
      select 'P' || l.code, to_json(l.code)::text || ':' || json_build_object('code', l.code, 'port', l.port_code,
               'name', json_build_object('en', l.name_en, 'zh', l.name_zh, 'vi', l.name_vi), 'zone', l.zone, 'country', l.country)::text, l.port_code
        from location l
       where l.code in (select unnest(array[given.code, given.port_code]) from location given where given.code = any(${codesOf('P')}::text[])))
    select v.changed_in::text::bigint as version, f.key, f.json, f.port from names_version v left join found f on true`,
  )
}

/**
 * The names of places, vessels and types of containers that this process has looked up, as JSON. Every document says
 * which version of the names holds for it; while that is the version of what is kept, nothing is looked up. So a name
 * that has changed is in the first answer after it, on every server, without anyone being told.
 */
export class KnownNames {
  #names = new Names()
  #version = -1

  /** A document with its names filled in. */
  async fill(db: Database, version: number, document: string | Buffer): Promise<Octets> {
    const pieces = octetsOf(document).split(MARK)
    if (pieces.length % 2 === 0) throw new Error('A document has a mark where no name goes')
    const kept = version === this.#version ? filled(pieces, this.#names) : undefined
    return kept ?? filled(pieces, await this.#load(db, pieces), true) ?? new Octets('')
  }

  /** Looks up what these holes name; everything else is forgotten if any name has changed since it was looked up. */
  async #load(db: Database, pieces: readonly string[]): Promise<Names> {
    const rows = await findNames(db, [...new Set(pieces.flatMap((piece, at) => (at % 2 === 0 ? [] : keysOf(piece))))])
    const found = new Names()
    const version = rows[0]?.version ?? -1
    if (version !== this.#version || this.#names.size > KEPT) this.#names = new Names()
    this.#version = version
    for (const { key, json, port } of rows)
      if (key && json) for (const names of [found, this.#names]) names.set(key, octetsOf(json), port)
    return found
  }
}

/** One key for each code in a hole. */
function keysOf(key: string): string[] {
  if (key.length === 1) return []
  return key.startsWith('P') ? codesIn(key).map((code) => `P${code}`) : [key]
}
const codesIn = (key: string) => (key.length === 1 ? [] : key.slice(1).split(','))

/** The document with these names, or nothing where one of them is not known; unless nobody knows it. */
function filled(pieces: readonly string[], names: Names, areAll = false) {
  let body = pieces[0] ?? ''
  let end = ''
  for (let at = 1; at < pieces.length; at += 2) {
    const [key = '', after = ''] = [pieces[at], pieces[at + 1]]
    const name = key.startsWith('P') ? placesOf(key, names, areAll) : names.things.get(key)
    if (name === undefined && !areAll && key.length > 1) return undefined
    body += end
    body += name ?? 'null'
    end = after.startsWith(GOES_ON) ? `,${after.slice(2)}` : after
  }
  return new Octets(body, end)
}

let objectsOfPlaces = 0

/** An object of all these places, and of the ports that they belong to; nothing where one of them is not known. */
function placesOf(key: string, { places }: Names, areAll: boolean) {
  const nth = ++objectsOfPlaces
  let object = ''
  const write = (place: Place | undefined) => {
    if (!place || place.writtenInto === nth) return
    place.writtenInto = nth
    object += object === '' ? place.json : `,${place.json}`
  }
  for (const code of codesIn(key)) {
    const place = places.get(code)
    if (!place && !areAll) return undefined
    if (!place || place.writtenInto === nth) continue
    write(place)
    write(places.get(place.port))
  }
  return `{${object}}`
}
