import { billTypes } from '@fairway/contract/billing-documents/bill.values'
import {
  type SiCarrierAction,
  type SiStatus,
  siCarrierActions,
  siStatuses,
} from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import type { SiList } from '@fairway/contract/shipping-instructions/si-list.schema'
import { type GridColumn, ICON_WIDTH } from '../../../ui/grid/grid-parts.ts'
import { columnMaker } from '../../../ui/listing/column-maker.tsx'
import { countdownPlaces, DueCell } from '../../../ui/listing/due-cell.tsx'
import { once } from '../../../ui/listing/list-labels.ts'
import { Tag } from '../../../ui/status/tag.tsx'
import { siCarrierActionBadges, siStatusBadges } from '../status-tag.tsx'
import css from './instruction-rows.module.css'
import type { InstructionLabels } from './instructions.list.ts'
import { isOwedAt, nameOf, stepOf, stepPath } from './instructions.rules.ts'

const hidden = { isHiddenAtFirst: true }
/** What a row without an instruction says in place of a status. */
const NOT_STARTED = 'Not started'
const steps = ['start', 'goOn', 'approve', 'open'] as const

/** Every field of the list as a column; the first dozen shows until somebody wants others. */
export function columnsOf(list: SiList, labels: InstructionLabels): GridColumn[] {
  const { columns: c } = list
  const { t, place } = labels
  const make = columnMaker(c, labels)
  const statusText = (status: string) =>
    status === NOT_STARTED ? t('needs.notStarted') : t(`words.statuses.${status as SiStatus}`) // of the list's own statuses
  const statusAt = (row: number): SiStatus | typeof NOT_STARTED => c.status[row] ?? NOT_STARTED
  const tagOf = once((status: SiStatus | typeof NOT_STARTED) =>
    Tag({
      text: statusText(status),
      ...(status === NOT_STARTED ? { tone: 'plain', icon: 'clock' } : siStatusBadges[status]),
    }),
  )
  const actionText = (action: string) => t(`words.carrierActions.${action as SiCarrierAction}`) // of the list's own actions
  const actionTagOf = once((action: SiCarrierAction) =>
    Tag({ text: actionText(action), ...siCarrierActionBadges[action] }),
  )
  const cutOff = (field: 'siCutOffAt' | 'amsCutOffAt'): GridColumn => ({
    ...make.moment(field, 'portOfLoading', {
      cell: (row) => {
        const at = c[field][row]
        if (!at) return null
        return DueCell({ at, place: c.portOfLoading[row] ?? '', isOpen: isOwedAt(list, row), now: list.asOf, labels })
      },
    }),
    get extraLetters() {
      const open = c[field].flatMap((at, row) => (at !== null && isOwedAt(list, row) ? [at] : []))
      return countdownPlaces(open, list.asOf, labels)
    },
  })
  /** A draft keeps whatever was typed, also what is no number. */
  const asTyped = (id: 'packages' | 'grossWeight' | 'volume') => ({
    text: (row: number) => c[id][row] ?? '',
    value: (row: number) => (c[id][row] && !Number.isNaN(Number(c[id][row])) ? Number(c[id][row]) : null),
  })
  return [
    make.text('blNo', (row) => nameOf(list, row), { isRowHeader: true, isPinnedAtFirst: true }),
    make.choice('status', (row) => statusText(statusAt(row)), {
      code: (row) => statusAt(row),
      choices: [NOT_STARTED, ...siStatuses].map(statusText),
      cell: (row) => (
        <span className={css.status}>
          {tagOf(statusAt(row))}
          {c.hasUnsent[row] && statusAt(row) !== 'Draft' && (
            <span className={css.unsent} title={t('unsent')}>
              <span className="visually-hidden">{t('unsent')}</span>
            </span>
          )}
        </span>
      ),
      // the dot behind the word takes room too
      extraLetters: ICON_WIDTH + 1.5,
    }),
    make.choice('step', (row) => t(`steps.${stepOf(list, row)}`), {
      code: (row) => stepOf(list, row),
      choices: steps.map((step) => t(`steps.${step}`)),
      hrefOf: (row) => stepPath(list, row),
    }),
    cutOff('siCutOffAt'),
    cutOff('amsCutOffAt'),
    make.text('bookingNo', undefined, { hrefOf: (row) => `/bookingDetails/${c.bookingNo[row]}` }),
    make.choice('vvd'),
    make.coded('portOfLoading', place),
    make.coded('portOfDischarge', place),
    make.text('customerReference'),
    make.choice('consignee'),
    make.number('containers'),
    { ...make.number('grossWeight'), ...asTyped('grossWeight') },
    make.coded('carrierAction', actionText, {
      choices: siCarrierActions.map(actionText),
      cell: (row) => {
        const action = c.carrierAction[row]
        return action ? actionTagOf(action) : null
      },
      extraLetters: ICON_WIDTH,
    }),
    make.text('carrierNote'),

    make.coded(
      'blType',
      (type) => (billTypes.some((one) => one === type) ? t(`words.blTypes.${type as 'OBL'}`) : type),
      hidden,
    ), // one of the known ones
    make.moment('departureAt', 'portOfLoading', hidden),
    make.choice('vessel', undefined, hidden),
    make.coded('placeOfDelivery', place, hidden),
    make.choice('shipper', undefined, hidden),
    make.choice('notifyParty', undefined, hidden),
    make.choice('organisation', undefined, hidden),
    make.number('commodities', hidden),
    { ...make.number('packages', hidden), ...asTyped('packages') },
    { ...make.number('volume', hidden), ...asTyped('volume') },
    make.number('version', hidden),
    make.moment('carrierAt', undefined, hidden),
    make.moment('draftApprovedAt', undefined, hidden),
    make.moment('submittedAt', undefined, hidden),
    make.moment('savedAt', undefined, hidden),
    make.choice('savedBy', undefined, hidden),
  ]
}
