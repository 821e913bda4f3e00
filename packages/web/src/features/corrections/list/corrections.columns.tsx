import type { CorrectionList } from '@fairway/contract/corrections/correction.schema'
import {
  type CorrectionCarrierAction,
  type CorrectionStatus,
  correctionStatuses,
} from '@fairway/contract/corrections/correction.values'
import { type GridColumn, ICON_WIDTH } from '../../../ui/grid/grid-parts.ts'
import { columnMaker } from '../../../ui/listing/column-maker.tsx'
import { once } from '../../../ui/listing/list-labels.ts'
import { Tag } from '../../../ui/status/tag.tsx'
import { correctionStatusBadges } from '../status-tag.tsx'
import type { CorrectionListLabels } from './corrections.list.ts'

const hidden = { isHiddenAtFirst: true }

/** Every field of the list as a column. */
export function columnsOf(list: CorrectionList, labels: CorrectionListLabels): GridColumn[] {
  const { columns: c } = list
  const { t, place } = labels
  const make = columnMaker(c, labels)
  const statusText = (status: string) => t(`words.statuses.${status as CorrectionStatus}`) // of the list's own statuses
  const actionText = (action: string) => t(`words.carrierActions.${action as CorrectionCarrierAction}`) // likewise
  const tagOf = once((status: CorrectionStatus) => Tag({ text: statusText(status), ...correctionStatusBadges[status] }))
  return [
    make.text('shipmentNo', undefined, { isRowHeader: true, isPinnedAtFirst: true }),
    make.coded('status', statusText, {
      choices: correctionStatuses.map(statusText),
      cell: (row) => tagOf(c.status[row] ?? 'In Progress'),
      extraLetters: ICON_WIDTH,
    }),
    make.text('blNo'),
    make.text('customerReference'),
    make.choice('consignee'),
    make.coded('portOfLoading', place),
    make.coded('portOfDischarge', place),
    make.coded('carrierAction', actionText),
    make.moment('carrierAt', undefined),
    make.text('carrierNote'),
    make.moment('savedAt', undefined),
    make.choice('savedBy'),

    make.choice('shipper', undefined, hidden),
    make.choice('vvd', undefined, hidden),
    make.choice('vessel', undefined, hidden),
    make.number('version', hidden),
    make.moment('submittedAt', undefined, hidden),
    make.moment('startedAt', undefined, hidden),
    make.choice('startedBy', undefined, hidden),
  ]
}
