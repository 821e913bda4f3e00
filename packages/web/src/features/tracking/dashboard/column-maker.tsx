import { figure } from '../../../ui/figure.rules.ts'
import type { GridColumn } from '../../../ui/grid/grid-parts.ts'
import type { DashboardList } from './dashboard-calls.ts'
import { MomentCell } from './dashboard-cells.tsx'
import type { DashboardWords } from './dashboard-words.ts'
import type { en } from './messages/en.ts'

type Fields = DashboardList['columns']
type FieldsOf<V> = {
  [F in keyof Fields]: Fields[F] extends (infer A)[] ? (A extends V ? F : never) : never
}[keyof Fields]
type PlaceField = 'eventPlace' | 'destination' | 'portOfLoading' | 'portOfDischarge'
type MomentField = 'eventAt' | 'arrivalAt' | 'departureAt' | 'availableAt' | 'deliveryAt' | 'returnedAt'
type BasisField = 'arrivalBasis' | 'departureBasis'
type NumberField = Extract<
  FieldsOf<number | string | null>,
  'freeDays' | 'detentionDays' | 'detentionAmount' | 'weightKg'
>
type Id = keyof typeof en.columns
type Read = (row: number) => string
type More = Omit<Partial<GridColumn>, 'id' | 'title' | 'kind' | 'text'>

/** 2026-11-15 08:14: every moment is as long, so nobody has to write all of them to know how wide they are. */
const MOMENT_PLACES = 16

/** Makes the columns of a list by their kinds; each reads the arrays of the answer where they stand. */
export function columnMaker({ columns }: DashboardList, words: DashboardWords) {
  const { t } = words
  const actualText = t('basis.actual')
  const text = (id: Id, read: Read, more: More = {}): GridColumn => ({
    id,
    title: titleOf(id, words),
    kind: 'text',
    text: read,
    ...more,
  })
  const choice = (id: Id, read: Read, more?: More): GridColumn => ({
    ...text(id, more?.code ? byCode(read, more.code) : read, more),
    kind: 'choice',
  })
  return {
    text,
    choice,
    day: (id: 'lastFreeOn', more: More): GridColumn => ({
      ...text(id, (row) => columns[id][row] ?? '', more),
      kind: 'day',
      value: (row) => columns[id][row] ?? null,
    }),
    number: (id: NumberField): GridColumn => ({
      ...text(id, (row) => shownNumber(columns[id][row])),
      kind: 'number',
      value: (row) => (columns[id][row] == null ? null : Number(columns[id][row])),
      align: 'end',
      isHiddenAtFirst: true,
      get places() {
        return longestNumber(columns[id])
      },
    }),
    basis: (id: BasisField) =>
      choice(id, (row) => (columns[id][row] ? t(`basis.${columns[id][row]}`) : ''), {
        code: (row) => columns[id][row] ?? '',
        isHiddenAtFirst: true,
      }),
    moment: (
      id: MomentField,
      place: PlaceField,
      { basis, ...more }: More & { basis?: BasisField } = {},
    ): GridColumn => {
      const read = (row: number) => {
        const at = columns[id][row]
        return at ? words.wall(at, columns[place][row] ?? '') : ''
      }
      return {
        ...text(id, read, more),
        kind: 'instant',
        places: MOMENT_PLACES,
        value: (row) => columns[id][row] ?? null,
        cell: (row) => {
          const at = columns[id][row]
          if (!at) return null
          return MomentCell({
            at,
            text: read(row),
            hover: words.hover(at, columns[place][row] ?? ''),
            isActual: basis !== undefined && columns[basis][row] === 'actual',
            actualText,
          })
        },
      }
    },
  }
}

/** Every title is put into words once, however often an answer comes. */
function titleOf(id: Id, words: DashboardWords): string {
  const known = titles.get(words) ?? new Map<Id, string>()
  titles.set(words, known)
  const title = known.get(id) ?? words.t(`columns.${id}`)
  known.set(id, title)
  return title
}
const titles = new WeakMap<DashboardWords, Map<Id, string>>()

/** Reads a choice once for each code, however many rows have it. */
export function byCode(read: Read, code: Read): Read {
  const texts = new Map<string, string>()
  return (row) => {
    const choice = code(row)
    const text = texts.get(choice) ?? read(row)
    texts.set(choice, text)
    return text
  }
}

/** How long the longest of many numbers is when it is shown, without writing each of them. */
export function longestNumber(values: readonly (number | string | null)[]): number {
  let longest = 0
  for (const value of values) {
    if (value === null) continue
    const text = String(value)
    const whole = text.includes('.') ? text.indexOf('.') : text.length
    longest = Math.max(longest, text.length + Math.floor((whole - (text.startsWith('-') ? 2 : 1)) / 3))
  }
  return longest
}

/** Thousands are set off; what stands behind the point stays as it came. */
export function shownNumber(value: number | string | null | undefined): string {
  if (value === null || value === undefined) return ''
  const [whole = '', part] = String(value).split('.')
  return part === undefined ? figure(Number(whole)) : `${figure(Number(whole))}.${part}`
}
