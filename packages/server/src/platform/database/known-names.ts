import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from './database.ts'
import { inOnePiece, type Octets, octetsOf } from './octets.ts'

/** More names than this are not kept; they are looked up anew. */
const KEPT = 50_000
/** So many lists of each kind are kept with their names, some megabytes. */
const KEPT_LISTS = 4_000

/** A place, as its member of an object of places. */
interface Place {
  /** A character for each byte. */
  json: string
  /** The code of the port that it belongs to. */
  port: string
  /** The last object that it was written into: each has it once. */
  writtenInto: number
}

/** The JSON of a list with its names, and the places in it. */
export interface ListWithNames {
  /** A character for each byte. */
  json: string
  places: readonly string[]
}

/** Names as JSON, a character for each byte, by their codes. */
class Names {
  readonly equipment = new Map<string, string>()
  readonly vessels = new Map<string, string>()
  readonly places = new Map<string, Place>()
  readonly lists = { legs: new Map<string, ListWithNames>(), estimates: new Map<string, ListWithNames>() }

  get size() {
    return this.equipment.size + this.vessels.size + this.places.size
  }

  set({ kind, code, json, port }: { kind: string; code: string; json: string; port: string | null }) {
    if (kind === 'place') this.places.set(code, { json, port: port ?? '', writtenInto: 0 })
    else if (kind === 'vessel') this.vessels.set(code, json)
    else this.equipment.set(code, json)
  }
}

/** What a document says of its codes, as JSON with a character for each byte; `null` where there is no code. */
export interface NamesOfCodes {
  equipment(code: string): string
  /** The vessel of a voyage. */
  vessel(vvd: string): string
  /** An object of all these places, and of the ports that they belong to. */
  places(codes: Iterable<string>): string
  /** A list, written once for all documents that have the same: containers of one voyage have the same legs. */
  list(kind: 'legs' | 'estimates', text: string, write: () => ListWithNames): ListWithNames
}

/** How a document is put together from rows whose values are text, a character for each byte; nothing is an empty text. */
export interface Writing<T extends object, R extends z.ZodType> {
  /** The columns in their order. The last one is `names`: the version of the names that holds for the document. */
  columns: readonly string[]
  reply: R
  /** Puts it together, more than once where names have to be looked up. */
  put: (rows: readonly (readonly string[])[], names: NamesOfCodes) => Written<T>
}

/** A document, and what the server itself has to know of it. */
export interface Written<T> {
  found: T
  body: Octets
}

let objectsOfPlaces = 0

/** Names for one document, which notes those that are not known. */
class NamesOfDocument implements NamesOfCodes {
  readonly #names: Names
  readonly unknown = { equipment: new Set<string>(), vessels: new Set<string>(), places: new Set<string>() }
  isComplete = true
  constructor(names: Names) {
    this.#names = names
  }

  #note(kind: keyof NamesOfDocument['unknown'], code: string) {
    this.isComplete = false
    this.unknown[kind].add(code)
  }

  #jsonOf(kind: 'equipment' | 'vessels', code: string) {
    if (code === '') return 'null'
    const json = this.#names[kind].get(code)
    if (json === undefined) this.#note(kind, code)
    return json ?? 'null'
  }

  equipment(code: string) {
    return this.#jsonOf('equipment', code)
  }

  vessel(vvd: string) {
    return this.#jsonOf('vessels', vvd)
  }

  places(codes: Iterable<string>) {
    const nth = ++objectsOfPlaces
    let object = ''
    const write = (place: Place | undefined) => {
      if (!place || place.writtenInto === nth) return
      place.writtenInto = nth
      object += object === '' ? place.json : `,${place.json}`
    }
    for (const code of codes) {
      if (code === '') continue
      const place = this.#names.places.get(code)
      if (!place) this.#note('places', code)
      else if (place.writtenInto !== nth) {
        write(place)
        write(this.#names.places.get(place.port))
      }
    }
    return `{${object}}`
  }

  list(kind: 'legs' | 'estimates', text: string, write: () => ListWithNames) {
    const kept = this.#names.lists[kind]
    const known = kept.get(text)
    if (known) return known
    const { json, places } = write()
    const written = { json: inOnePiece(json), places: places.map(inOnePiece) } // or the whole row is kept with it
    if (!this.isComplete) return written
    if (kept.size >= KEPT_LISTS) kept.clear()
    kept.set(inOnePiece(text), written)
    return written
  }
}

/** Which names hold for a document: the last column of the statement that reads it. */
export const namesVersion = sql`(select changed_in::text from names_version)`

const NameRow = z.object({
  version: z.number(),
  kind: z.string().nullable(),
  code: z.string().nullable(),
  json: z.string().nullable(),
  port: z.string().nullable(),
})

/** The names of these codes, and the version of all names at that moment; one row even where nothing is found. */
const findNames = (db: Database, { equipment, vessels, places }: NamesOfDocument['unknown']) =>
  db.many(
    NameRow,
    sql`
    with found(kind, code, json, port) as (
      select 'equipment', code, json_build_object('code', code, 'name', json_build_object('en', name_en, 'zh', name_zh, 'vi', name_vi))::text, null::text
        from equipment_type where code = any(${[...equipment]}::text[])
      union all
      select 'vessel', y.vvd, json_build_object('name', v.name, 'vvd', y.vvd)::text, null
        from voyage y join vessel v on v.code = y.vessel_code where y.vvd = any(${[...vessels]}::text[])
      union all
      select 'place', l.code, to_json(l.code)::text || ':' || json_build_object('code', l.code, 'port', l.port_code,
               'name', json_build_object('en', l.name_en, 'zh', l.name_zh, 'vi', l.name_vi), 'zone', l.zone, 'country', l.country)::text, l.port_code
        from location l
       where l.code in (select unnest(array[given.code, given.port_code]) from location given where given.code = any(${[...places]}::text[])))
    select v.changed_in::text::bigint as version, f.kind, f.code, f.json, f.port from names_version v left join found f on true`,
  )

/**
 * The names of places, vessels and types of containers that this process has looked up, as JSON. Every document says
 * which version of the names holds for it; while that is the version of what is kept, nothing is looked up. So a name
 * that has changed is in the first answer after it, on every server, without anyone being told.
 */
export class KnownNames {
  #names = new Names()
  #version = -1

  /** A document with its names: put together again where not all of them were known, so putting together has no effects. */
  async write<T>(db: Database, version: number, put: (names: NamesOfCodes) => Written<T>): Promise<Written<T>> {
    if (version === this.#version) {
      const kept = new NamesOfDocument(this.#names)
      const document = put(kept)
      if (kept.isComplete) return document
    }
    const none = new NamesOfDocument(new Names())
    put(none)
    return put(new NamesOfDocument(await this.#load(db, none.unknown)))
  }

  /** Looks these up; everything else is forgotten if any name has changed since it was looked up. */
  async #load(db: Database, codes: NamesOfDocument['unknown']): Promise<Names> {
    const rows = await findNames(db, codes)
    const found = new Names()
    const version = rows[0]?.version ?? -1
    if (version !== this.#version || this.#names.size > KEPT) this.#names = new Names()
    this.#version = version
    for (const { kind, code, json, port } of rows)
      if (kind && code && json)
        for (const names of [found, this.#names]) names.set({ kind, code, json: octetsOf(json), port })
    return found
  }
}
