import { Instant } from '@fairway/contract/shared/scalar.schema'

/** A page of activities ends at a moment and, of several at that moment, at one of them. */
export interface Place {
  at: string
  id: number
}

export const ACTIVITIES_PER_PAGE = 50

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z)_(\d{1,12})$/

export const cursorOf = ({ at, id }: Place) => `${at}_${id}`

/** Where the page before ended; undefined for what no page of ours ever said. */
export function placeOf(cursor: string): Place | undefined {
  const [, at, id] = CURSOR.exec(cursor) ?? []
  return Instant.safeParse(at).success && at !== undefined ? { at, id: Number(id) } : undefined
}

/** What a browser said of its town, which may travel percent-encoded; whatever it is, it is shown and never believed. */
export const townOf = (claimed: { city?: string | undefined; country?: string | undefined } | null): string =>
  [claimed?.city, claimed?.country]
    .filter((one) => one !== undefined && one !== '')
    .map((one) => decoded(one ?? ''))
    .join(', ')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
