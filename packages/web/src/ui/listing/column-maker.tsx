import { figure } from '../figure.rules.ts'
import type { GridColumn } from '../grid/grid-parts.ts'
import css from './column-maker.module.css'
import type { Listing } from './define-list.ts'
import type { Basis, ListLabels } from './list-labels.ts'

type Field<C> = keyof C & string
type Read = (row: number) => string
type More = Omit<Partial<GridColumn>, 'id' | 'title' | 'kind' | 'text'>

/** 2026-11-15 08:14: every moment is as long, so nobody has to write all of them to know how wide they are. */
const MOMENT_PLACES = 16
const DAY_PLACES = 10

/** What a list calls its columns, put into words once however often an answer comes. */
type TitledLabels<I extends string> = Pick<ListLabels, 'basis' | 'wall' | 'hover' | 'inFile'> & {
  title: (id: I) => string
}

/** Makes the columns of a list by their kinds; each reads the arrays of the answer where they stand. */
export function columnMaker<C extends Listing['columns'], I extends string>(columns: C, labels: TitledLabels<I>) {
  type Own = Field<C> & I
  const cellOf = (field: string, row: number) => columns[field]?.[row] ?? null
  const textOf = (field: string, row: number) => String(cellOf(field, row) ?? '')
  const text = (id: I, read: Read = (row) => textOf(id, row), more: More = {}): GridColumn => ({
    id,
    title: labels.title(id),
    kind: 'text',
    text: read,
    ...more,
  })
  const choice = (id: I, read?: Read, more?: More): GridColumn => ({
    ...text(id, read && more?.code ? byCode(read, more.code) : read, more),
    kind: 'choice',
  })
  const dated = (id: Own, more: More): GridColumn => ({
    ...text(id, undefined, more),
    kind: 'day',
    value: (row) => textOf(id, row) || null,
  })
  /** What stands in a file beside a moment: a spreadsheet has no zones, and no italics for what is an estimate. */
  const inFile = (id: Own, placeOf: (row: number) => string | undefined, basis?: Field<C>): GridColumn[] => {
    const title = labels.title(id)
    const zone = (row: number) => (cellOf(id, row) === null ? '' : labels.inFile.zone(textOf(id, row), placeOf(row)))
    const columnsBeside: GridColumn[] = [
      { id: `${id}Zone`, title: labels.inFile.zoneTitle(title), kind: 'choice', text: zone },
    ]
    if (basis === undefined) return columnsBeside
    const known = (row: number) =>
      cellOf(id, row) === null || cellOf(basis, row) === null ? '' : labels.basis(textOf(basis, row) as Basis) // as in `basis`
    return [...columnsBeside, { id: basis, title: labels.inFile.basisTitle(title), kind: 'choice', text: known }]
  }
  return {
    text,
    choice,
    day: dated,
    /** A choice by a code of the list, each with its word. */
    coded: (id: Own, labelOf: (code: string) => string, more: More = {}): GridColumn =>
      choice(id, (row) => (cellOf(id, row) === null ? '' : labelOf(textOf(id, row))), {
        code: (row) => textOf(id, row),
        ...more,
      }),
    number: (id: Own, more: More = {}): GridColumn => ({
      ...text(id, (row) => shownNumber(cellOf(id, row) as number | string | null), more), // the field of a number
      kind: 'number',
      value: (row) => (cellOf(id, row) === null ? null : Number(cellOf(id, row))),
      align: 'end',
      get widthInLetters() {
        return longestNumber((columns[id] ?? []) as readonly (number | string | null)[]) // as above
      },
    }),
    basis: (id: Own, more: More = {}): GridColumn =>
      choice(id, (row) => (cellOf(id, row) === null ? '' : labels.basis(textOf(id, row) as Basis)), {
        code: (row) => textOf(id, row),
        ...more,
      }), // the field of a basis holds nothing else
    /** By the clock of a place that another field names, or by the reader's own; in a narrow column the day alone. */
    moment: (
      id: Own,
      place: Field<C> | undefined,
      { basis, isShownAsDay = false, ...more }: More & { basis?: Field<C>; isShownAsDay?: boolean } = {},
    ): GridColumn => {
      const placeOf = (row: number) => (place === undefined ? undefined : textOf(place, row))
      const read = (row: number) => (cellOf(id, row) === null ? '' : labels.wall(textOf(id, row), placeOf(row)))
      return {
        ...text(id, read),
        kind: 'instant',
        besideInFile: inFile(id, placeOf, basis),
        widthInLetters: isShownAsDay ? DAY_PLACES : MOMENT_PLACES,
        value: (row) => textOf(id, row) || null,
        cell: (row) => {
          const at = textOf(id, row)
          if (at === '') return null
          const known = basis === undefined ? null : cellOf(basis, row)
          return MomentCell({
            at,
            text: isShownAsDay ? read(row).slice(0, DAY_PLACES) : read(row),
            hover: isShownAsDay ? `${read(row)} · ${labels.hover(at, placeOf(row))}` : labels.hover(at, placeOf(row)),
            ...((known === 'actual' || known === 'overdue') && { state: known, stateText: labels.basis(known) }),
          })
        },
        ...more,
      }
    },
  }
}

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

interface MomentCellProps {
  at: string
  text: string
  hover: string
  /** It has happened, or its time has passed without a report; otherwise it is expected. */
  state?: 'actual' | 'overdue'
  stateText?: string
}

/** A moment on the clock of its place; which place, and the moment in UTC, on hover. */
function MomentCell({ at, text, hover, state, stateText = '' }: MomentCellProps) {
  return (
    <time
      dateTime={at}
      title={state ? `${hover} · ${stateText}` : hover}
      className={state ? `${css.moment} ${css[state]}` : css.moment}
    >
      {text}
      {state && <span className="visually-hidden">{stateText}</span>}
    </time>
  )
}
