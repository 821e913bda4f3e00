import { type SearchType, TRACKING_LIMIT } from '@fairway/contract/shared/search-number'
import { checkSearch } from '@fairway/contract/tracking/search-input.rules'
import { bestOf, matchOf } from '../../../ui/match.rules.ts'
import type { RecentCargo } from './recent-cargo.rules.ts'

/** A page as the menus name it. */
export interface PageOption {
  kind: 'page'
  to: string
  name: string
}
/** Looking up numbers that were typed; `isCorrected` where their last digit was not the right one. */
export interface TrackOption {
  kind: 'track'
  type: SearchType
  numbers: string[]
  isCorrected: boolean
}
export type CargoOption = RecentCargo & { kind: 'cargo' }
export type PaletteOption = PageOption | TrackOption | CargoOption

export interface PaletteGroup {
  name: 'track' | 'recent' | 'pages'
  options: PaletteOption[]
}

/** Nobody reads further down a list that was not asked for. */
const UNASKED_RECENT = 6

/** What the palette offers for a text: numbers to track at once, pages by name, and cargo that was seen lately. */
export function offer(typed: string, pages: readonly PageOption[], recent: readonly RecentCargo[]): PaletteGroup[] {
  const groups: PaletteGroup[] = [
    { name: 'track', options: numbersIn(typed) },
    { name: 'pages', options: bestOf(pages, ({ name }) => matchOf(typed, name)) },
    { name: 'recent', options: recentFor(typed, recent) },
  ]
  if (typed.trim() === '') groups.reverse()
  return groups.filter(({ options }) => options.length > 0)
}

function recentFor(typed: string, recent: readonly RecentCargo[]): CargoOption[] {
  const text = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  if (typed.trim() !== '' && text === '') return []
  const found = recent.filter(
    ({ number, bookingNo = '' }) => number.includes(text) || bookingNo.startsWith(text || ' '),
  )
  return (text === '' ? recent.slice(0, UNASKED_RECENT) : found).map((cargo) => ({ kind: 'cargo', ...cargo }))
}

/** Up to five numbers of one kind are offered as they are; one container with a wrong last digit with the right one. */
function numbersIn(typed: string): TrackOption[] {
  const { verdicts, numbers, type, problem } = checkSearch(typed, TRACKING_LIMIT)
  if (!problem && type) return [{ kind: 'track', type, numbers, isCorrected: false }]
  const [only] = verdicts
  if (verdicts.length !== 1 || !only || !('expected' in only)) return []
  return [{ kind: 'track', type: 'container', numbers: [only.expected], isCorrected: true }]
}
