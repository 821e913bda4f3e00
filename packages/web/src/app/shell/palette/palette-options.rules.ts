import type { FoundThing } from '@fairway/contract/home/find.schema'
import { foldText } from '@fairway/contract/shared/fold'
import { type ListType, TRACKING_LIMIT } from '@fairway/contract/shared/search-number'
import { checkSearch } from '@fairway/contract/tracking/search-input.rules'
import { bestOf, matchOf } from '../../../ui/match.rules.ts'
import type { FoundTarget } from './found-link.rules.ts'
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
  type: ListType
  numbers: string[]
  isCorrected: boolean
}
export type CargoOption = RecentCargo & { kind: 'cargo' }
type PageTarget = Extract<FoundTarget, { link: object }>['link']
/** A list that is filled in already, such as the containers on hold, or a form that begins something. */
export interface ViewOption {
  kind: 'view'
  name: string
  link: PageTarget
}
/** A list as a workbook: one that is filled in already, or that of the open page. */
export interface ExportOption {
  kind: 'export'
  name: string
  link?: PageTarget
}
/** What the server found by a reference or a name. */
export interface FoundOption {
  kind: 'found'
  thing: FoundThing
  target: FoundTarget
}
export type PaletteOption = PageOption | TrackOption | CargoOption | ViewOption | ExportOption | FoundOption

export interface PaletteGroup {
  name: 'track' | 'found' | 'recent' | 'views' | 'exports' | 'pages'
  options: PaletteOption[]
}

/** Nobody reads further down a list that was not asked for. */
const UNASKED_RECENT = 6

interface Offered {
  pages: readonly PageOption[]
  recent: readonly RecentCargo[]
  views?: readonly ViewOption[]
  exports?: readonly ExportOption[]
  found?: readonly FoundOption[]
}

/**
 * What the palette offers for a text: numbers to track at once, what was found, views and pages by name, and cargo that was
 * seen lately. Files are for those who ask for one: 'hold' means the list, 'hold excel' its workbook.
 */
export function offer(typed: string, { pages, recent, views = [], exports = [], found = [] }: Offered): PaletteGroup[] {
  const isAsked = typed.trim() !== ''
  const groups: PaletteGroup[] = [
    { name: 'track', options: numbersIn(typed) },
    { name: 'found', options: [...found] },
    { name: 'views', options: isAsked ? bestOf(views, ({ name }) => matchOf(typed, name)) : [] },
    { name: 'exports', options: bestOf(exports, ({ name }) => fileMatchOf(typed, name)) },
    { name: 'pages', options: bestOf(pages, ({ name }) => matchOf(typed, name)) },
    { name: 'recent', options: recentFor(typed, recent) },
  ]
  if (!isAsked) groups.reverse()
  return groups.filter(({ options }) => options.length > 0)
}

/** The word that asks for a file, the same in every language. */
const FILE = /(^| )(exc|exce|excel|xls|xlsx)( |$)/

const fileMatchOf = (typed: string, name: string) => {
  const text = foldText(typed)
  return FILE.test(text) ? matchOf(text.replace(FILE, '$1excel$3'), name) : 0
}

function recentFor(typed: string, recent: readonly RecentCargo[]): CargoOption[] {
  const text = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  if (typed.trim() !== '' && text === '') return []
  const found = recent.filter(
    ({ number, bookingNo = '' }) => number.includes(text) || bookingNo.startsWith(text || ' '),
  )
  return (text === '' ? recent.slice(0, UNASKED_RECENT) : found).map((cargo) => ({ kind: 'cargo', ...cargo }))
}

/** Up to five numbers are offered as they are; one container with a wrong last digit with the right one. */
function numbersIn(typed: string): TrackOption[] {
  const { verdicts, numbers, type, problem } = checkSearch(typed, TRACKING_LIMIT)
  if (!problem && type) return [{ kind: 'track', type, numbers, isCorrected: false }]
  const [only] = verdicts
  if (verdicts.length !== 1 || !only || !('expected' in only)) return []
  return [{ kind: 'track', type: 'container', numbers: [only.expected], isCorrected: true }]
}
