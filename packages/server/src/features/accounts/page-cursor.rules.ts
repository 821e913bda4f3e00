import { refuse } from '@fairway/contract/kit/general.errors'
import { Instant } from '@fairway/contract/shared/scalar.schema'

/** Where a page of a list ended: the moment and the id of its last row. */
export interface Place {
  at: string
  id: string
}

/** How the next page is asked for. */
export const writePlace = ({ at, id }: Place) => `${at}_${id}`

const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z)_([0-9a-f-]{1,36})$/

/** Reads where the page before ended; what we never wrote is refused. */
export function readPlace(text: string | undefined, isId: (id: string) => boolean): Place | undefined {
  if (text === undefined) return undefined
  const [, at = '', id = ''] = PLACE.exec(text) ?? []
  return isId(id) && Instant.safeParse(at).success ? { at, id } : refuse('GE0012')
}

export const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
export const isNumber = (id: string) => /^\d{1,15}$/.test(id)

interface Page<R> {
  rows: R[]
  next: string | null
}

/** Takes a page out of what was read, which is one row more if there is another page. */
export function pageOf<R>(read: R[], size: number, placeOf: (last: R) => string): Page<R> {
  const rows = read.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: read.length > size && last !== undefined ? placeOf(last) : null }
}
