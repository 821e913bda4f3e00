import type { RequestList } from '@fairway/contract/bookings/requests/booking-request.schema'
import { type RequestStatus, requestStatuses } from '@fairway/contract/bookings/requests/booking-request.values'
import { type GridColumn, ICON_WIDTH } from '../../../ui/grid/grid-parts.ts'
import { columnMaker } from '../../../ui/listing/column-maker.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { requestStatusBadges } from '../status-tag.tsx'
import css from './request-list.module.css'
import type { RequestListLabels } from './requests.list.ts'
import { nameOf } from './requests.rules.ts'

const hidden = { isHiddenAtFirst: true }

/** Every field of the list as a column; the first dozen shows until somebody wants others. */
export function columnsOf(list: RequestList, labels: RequestListLabels): GridColumn[] {
  const { columns: c } = list
  const { t } = labels
  const tags = new Map<RequestStatus, GridColumn['cell']>()
  for (const status of requestStatuses) {
    const tag = Tag({ text: t(`words.statuses.${status}`), ...requestStatusBadges[status] })
    tags.set(status, () => tag)
  }
  const statusAt = (row: number): RequestStatus => c.status[row] ?? 'Draft'
  const make = columnMaker(c, labels)
  /** A draft keeps whatever was typed, also what is no number. */
  const asTyped = (id: 'grossWeight' | 'cube') => ({
    text: (row: number) => c[id][row] ?? '',
    value: (row: number) => (c[id][row] ? Number(c[id][row]) : null),
  })
  return [
    make.text('customerReference', (row) => nameOf(list, row), { isRowHeader: true, isPinnedAtFirst: true }),
    {
      ...make.coded('status', (status) => t(`words.statuses.${status as RequestStatus}`)), // of the list's own statuses
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
      extraLetters: ICON_WIDTH + 1.5,
    },
    make.text('bookingNo'),
    make.coded('portOfLoading', labels.place),
    make.coded('portOfDischarge', labels.place),
    make.choice('vvd'),
    make.moment('departureAt', 'portOfLoading'),
    make.moment('siCutOffAt', 'portOfLoading'),
    make.text('containers'),
    make.coded('carrierAction', (action) => t(`words.carrierActions.${action as 'Received'}`)), // of the list's own actions
    make.moment('carrierAt', undefined),
    make.moment('savedAt', undefined),
    make.choice('savedBy'),
    make.text('ediRef'),

    make.choice('organisation', undefined, hidden),
    make.choice('vessel', undefined, hidden),
    make.choice('serviceContract', undefined, hidden),
    make.text('item', undefined, hidden),
    make.coded('placeOfReceipt', labels.place, hidden),
    make.coded('placeOfDelivery', labels.place, hidden),
    make.choice('freightTerm', undefined, hidden),
    make.coded('paymentTerm', (term) => t(`words.paymentTerms.${term as 'Prepaid'}`, { defaultValue: term }), hidden), // what was typed stands for itself
    make.choice('shipper', undefined, hidden),
    make.choice('consignee', undefined, hidden),
    make.text('commodity', undefined, hidden),
    { ...make.number('grossWeight', hidden), ...asTyped('grossWeight') },
    { ...make.number('cube', hidden), ...asTyped('cube') },
    make.text('poNumber', undefined, hidden),
    make.choice('flags', undefined, hidden),
    make.choice('hasUnsent', (row) => (c.hasUnsent[row] ? t('list.yes') : ''), {
      code: (row) => (c.hasUnsent[row] ? 'yes' : ''),
      ...hidden,
    }),
    { ...make.number('version', hidden), text: (row) => (c.version[row] ? String(c.version[row]) : '') },
    make.text('carrierNote', undefined, hidden),
    make.moment('submittedAt', undefined, hidden),
    make.moment('createdAt', undefined, hidden),
    make.choice('createdBy', undefined, hidden),
  ]
}
