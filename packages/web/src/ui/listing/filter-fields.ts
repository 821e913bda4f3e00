import { SAILED_DAYS } from '@fairway/contract/tracking/dashboard/dashboard.values'
import type { Translate } from '../../platform/language/translate.ts'
import type { Option } from '../form/select-field.tsx'
import type { ListLabels } from './list-labels.ts'

interface Labelled<W> {
  label: (labels: W) => string
}

interface TextField<N extends string, W> extends Labelled<W> {
  kind: 'text'
  name: N
  hint?: (labels: W) => string
  /** What its chip says, where that is not what was typed. */
  textOf?: (labels: W, value: string) => string
  isNumber?: boolean
  /** Shares its line with the next. */
  isHalf?: boolean
}

interface SelectField<N extends string, W, X> extends Omit<TextField<N, W>, 'kind' | 'hint'> {
  kind: 'select'
  /** The text while nothing is chosen. */
  empty: (labels: W) => string
  /** A value that came by an address is offered too. */
  options: (labels: W, choices: X | undefined, chosen: string) => Option[]
}

interface ChoicesField<N extends string, W, X> extends Labelled<W> {
  kind: 'choices'
  name: N
  textOf: (labels: W, value: string) => string
  options: (labels: W, choices: X | undefined) => Option[]
  /** Values that have one name together. */
  together?: { values: readonly string[]; text: (labels: W) => string }
  /** The column that says the same: one of both is offered. */
  column?: string
}

interface RangeField<N extends string, W> {
  kind: 'range'
  /** `from` and `to`, and `dateOf` where one chooses which day is meant. */
  names: readonly N[]
  dates?: { known: readonly string[]; usual: string; textOf: (labels: W, date: string) => string }
  from: (labels: W) => string
  to: (labels: W) => string
  /** What its chip is called, where one does not choose which day is meant. */
  label?: (labels: W) => string
  textOf?: (from: string, to: string) => string
}

interface NumbersField<N extends string> {
  kind: 'numbers'
  names: readonly N[]
  format: (number: string) => string
}

/** One criterion of a list: how its form, its reading and its chip come about. */
export type FilterField<N extends string, W, X> =
  | TextField<N, W>
  | SelectField<N, W, X>
  | ChoicesField<N, W, X>
  | RangeField<N, W>
  | NumbersField<N>

type Options<F> = Omit<F, 'kind' | 'name' | 'names'>

/** Numbers that were pasted; their chip counts them. */
export const numbers = (
  format: (number: string) => string = (number) => number,
): NumbersField<'numbers' | 'numberType'> => ({ kind: 'numbers', names: ['numbers', 'numberType'], format })

export const text = <N extends string, W>(name: N, options: Options<TextField<N, W>>): TextField<N, W> => ({
  kind: 'text',
  name,
  ...options,
})

/** One of several. */
export const select = <N extends string, W, X>(
  name: N,
  options: Options<SelectField<N, W, X>>,
): SelectField<N, W, X> => ({ kind: 'select', name, ...options })

/** Open vessels, and with them those that sailed in the last days. */
export const sailedDays = <W extends ListLabels, X>(): SelectField<'sailedDays', W, X> => ({
  kind: 'select',
  name: 'sailedDays',
  isNumber: true,
  label: ({ listing }) => listing('criteria.vessel'),
  empty: ({ listing }) => listing('criteria.anyVessel'),
  textOf: ({ listing }, days) => vesselText(days, listing),
  options: ({ listing }, _choices, chosen) =>
    [...new Set([...SAILED_DAYS.map(String), ...(chosen === '' ? [] : [chosen])])].map((value) => ({
      value,
      text: vesselText(value, listing),
    })),
})

/** The specification's vessel filter in words. */
const vesselText = (days: string, t: Translate<'listing'>) =>
  days === '0' ? t('criteria.openVessel') : t('criteria.openAndSailed', { days })

interface KnownOptions<V extends string, W> extends Labelled<W> {
  textOf: (labels: W, value: V) => string
  together?: { values: readonly V[]; text: (labels: W) => string }
  column?: string
}

/** Any number of known values. */
export const choices = <N extends string, V extends string, W, X>(
  name: N,
  known: readonly V[],
  { textOf, ...options }: KnownOptions<V, W>,
): ChoicesField<N, W, X> => ({
  kind: 'choices',
  name,
  ...options,
  textOf: (labels, value) => textOf(labels, value as V), // criteria hold known values alone
  options: (labels) => known.map((value) => ({ value, text: textOf(labels, value) })),
})

const placeLists = ['portsOfLoading', 'portsOfDischarge', 'destinations'] as const
type PlaceList = (typeof placeLists)[number]
const placeColumns: Record<PlaceList, string> = {
  portsOfLoading: 'portOfLoading',
  portsOfDischarge: 'portOfDischarge',
  destinations: 'destination',
}

/** What voyages and places can be chosen from. */
export type RouteChoices = { vvds: readonly { vvd: string; vessel: string }[] } & Partial<Record<PlaceList, string[]>>

/** Voyages and places, by name. */
export const route = <W extends ListLabels, X extends RouteChoices>(): ChoicesField<'vvds' | PlaceList, W, X>[] => [
  {
    kind: 'choices',
    name: 'vvds',
    column: 'vvd',
    label: ({ listing }) => listing('criteria.vvds'),
    textOf: (_labels, vvd) => vvd,
    options: (_labels, known) =>
      (known?.vvds ?? []).map(({ vvd, vessel }) => ({ value: vvd, text: `${vvd} · ${vessel}` })),
  },
  ...placeLists.map(
    (name): ChoicesField<PlaceList, W, X> => ({
      kind: 'choices',
      name,
      column: placeColumns[name],
      label: ({ listing }) => listing(`criteria.${name}`),
      textOf: ({ place }, code) => place(code),
      options: ({ place, language }, known) =>
        byText(
          (known?.[name] ?? []).map((value) => ({ value, text: place(value) })),
          language,
        ),
    }),
  ),
]

/** Options in the order of the reader's language. */
export const byText = (options: Option[], language: string) =>
  options.sort((one, other) => one.text.localeCompare(other.text, language))

interface DatedOptions<V extends string, W> {
  /** Stands there while no day was typed: the one that most people look for. */
  usual: V
  textOf: (labels: W, date: V) => string
}

/** Which day is meant, and between which days it lies. */
export const range = <V extends string, W extends ListLabels>(
  known: readonly V[],
  { usual, textOf }: DatedOptions<V, W>,
): RangeField<'dateOf' | 'from' | 'to', W> => ({
  kind: 'range',
  names: ['dateOf', 'from', 'to'],
  dates: { known, usual, textOf: (labels, date) => textOf(labels, date as V) }, // criteria hold known values alone
  from: ({ listing }) => listing('criteria.from'),
  to: ({ listing }) => listing('criteria.to'),
})

/** Between which days something happened. */
export const days = <W>(
  options: Required<Labelled<W>> & Omit<Options<RangeField<'from' | 'to', W>>, 'dates'>,
): RangeField<'from' | 'to', W> => ({ kind: 'range', names: ['from', 'to'], ...options })
