import { type RequestStatus, requestStatuses } from '@fairway/contract/bookings/booking-request.words'
import type { GridColumn, GridRows } from '../../../ui/grid/grid-parts.ts'
import { Tag } from '../../../ui/tag.tsx'
import type { RequestWords } from '../request-words.ts'
import { statusLooks } from '../status-tag.tsx'
import type { RequestList } from './request-calls.ts'
import css from './request-list.module.css'

type Fields = RequestList['columns']
type FieldOf<V> = { [F in keyof Fields]: Fields[F] extends V[] ? F : never }[keyof Fields]
type TextField = FieldOf<string> | FieldOf<string | null>
type Moment = 'departureAt' | 'siCutOffAt' | 'carrierAt' | 'createdAt' | 'submittedAt' | 'savedAt'
type More = Partial<Omit<GridColumn, 'id' | 'title' | 'kind' | 'text'>>

/** 2026-11-15 08:14: every moment is as long. */
const MOMENT_PLACES = 16
const hidden = { isHiddenAtFirst: true }

/** The rows of the grid: each request, and the page that it opens. */
export const rowsOf = ({ rows, columns }: RequestList): GridRows => ({
  count: rows,
  keyOf: (row) => String(columns.id[row]),
  hrefOf: (row) => `/bookingRequestDetails?type=view&id=${columns.id[row]}`,
})

/** What people call a request: their own reference, or its EDI ref until it has one. */
export const nameOf = ({ columns: c }: RequestList, row: number) => c.customerReference[row] || (c.ediRef[row] ?? '')

/** Every field of the list as a column; the first dozen shows until somebody wants others. */
export function columnsOf(list: RequestList, words: RequestWords): GridColumn[] {
  const { columns: c } = list
  const { t } = words
  const tags = new Map<RequestStatus, GridColumn['cell']>()
  for (const status of requestStatuses) {
    const tag = Tag({ text: t(`words.statuses.${status}`), ...statusLooks[status] })
    tags.set(status, () => tag)
  }
  const statusAt = (row: number): RequestStatus => c.status[row] ?? 'Draft'
  const text = (id: TextField, more: More = {}): GridColumn => ({
    id,
    title: t(`columns.${id}`),
    kind: 'text',
    text: (row) => c[id][row] ?? '',
    ...more,
  })
  const choice = (id: TextField, shown: (code: string) => string = asItIs, more: More = {}): GridColumn => ({
    ...text(id, more),
    kind: 'choice',
    text: (row) => (c[id][row] ? shown(c[id][row] ?? '') : ''),
    code: (row) => c[id][row] ?? '',
  })
  const moment = (id: Moment, at?: 'portOfLoading', more: More = {}): GridColumn => {
    const placeOf = (row: number) => (at ? (c[at][row] ?? '') : undefined)
    const read = (row: number) => (c[id][row] ? words.wall(c[id][row] ?? '', placeOf(row)) : '')
    return {
      ...text(id, more),
      kind: 'instant',
      places: MOMENT_PLACES,
      text: read,
      value: (row) => c[id][row] ?? null,
      cell: (row) => {
        const instant = c[id][row]
        if (!instant) return null
        return (
          <time dateTime={instant} title={words.hover(instant, placeOf(row))}>
            {read(row)}
          </time>
        )
      },
    }
  }
  const number = (id: 'grossWeight' | 'cube'): GridColumn => ({
    ...text(id, { align: 'end', ...hidden }),
    kind: 'number',
    value: (row) => (c[id][row] ? Number(c[id][row]) : null),
  })
  return [
    {
      ...text('customerReference', { isRowHeader: true, isPinnedAtFirst: true }),
      text: (row) => nameOf(list, row),
    },
    {
      ...choice('status', (status) => t(`words.statuses.${status as RequestStatus}`)), // of the list's own statuses
      choices: requestStatuses.map((status) => t(`words.statuses.${status}`)),
      cell: (row) => (
        <span className={css.status}>
          {tags.get(statusAt(row))?.(row)}
          {c.hasUnsent[row] && statusAt(row) !== 'Draft' && (
            <span className={css.unsent} title={t('list.unsent')}>
              <span className="visually-hidden">{t('list.unsent')}</span>
            </span>
          )}
        </span>
      ),
      // the dot behind the word takes room too
      places: 16,
    },
    text('bookingNo'),
    choice('portOfLoading', words.place),
    choice('portOfDischarge', words.place),
    choice('vvd'),
    moment('departureAt', 'portOfLoading'),
    moment('siCutOffAt', 'portOfLoading'),
    text('containers'),
    choice('carrierAction', (action) => t(`words.carrierActions.${action as 'Received'}`)), // of the list's own actions
    moment('carrierAt'),
    moment('savedAt'),
    choice('savedBy'),
    text('ediRef'),

    choice('organisation', asItIs, hidden),
    choice('vessel', asItIs, hidden),
    choice('serviceContract', asItIs, hidden),
    text('item', hidden),
    choice('placeOfReceipt', words.place, hidden),
    choice('placeOfDelivery', words.place, hidden),
    choice('freightTerm', asItIs, hidden),
    choice('paymentTerm', (term) => t(`words.paymentTerms.${term as 'Prepaid'}`, { defaultValue: term }), hidden), // what was typed stands for itself
    choice('shipper', asItIs, hidden),
    choice('consignee', asItIs, hidden),
    text('commodity', hidden),
    number('grossWeight'),
    number('cube'),
    text('poNumber', hidden),
    choice('flags', asItIs, hidden),
    {
      id: 'hasUnsent',
      title: t('columns.hasUnsent'),
      kind: 'choice',
      text: (row) => (c.hasUnsent[row] ? t('list.yes') : ''),
      code: (row) => (c.hasUnsent[row] ? 'yes' : ''),
      ...hidden,
    },
    {
      id: 'version',
      title: t('columns.version'),
      kind: 'number',
      text: (row) => (c.version[row] ? String(c.version[row]) : ''),
      value: (row) => c.version[row] ?? null,
      align: 'end',
      ...hidden,
    },
    text('carrierNote', hidden),
    moment('submittedAt', undefined, hidden),
    moment('createdAt', undefined, hidden),
    choice('createdBy', asItIs, hidden),
  ]
}

const asItIs = (code: string) => code
