import { correctionStatuses } from '@fairway/contract/corrections/correction.words'
import { useCallback } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { CountStrip } from '../../../ui/count-strip.tsx'
import { lateDialog } from '../../../ui/late-dialog.tsx'
import type { BoardText, RefusalCodes } from '../../../ui/listing/board-content.tsx'
import { BoardPage } from '../../../ui/listing/board-page.tsx'
import { chipsOf, chipWords } from '../../../ui/listing/criteria-chips.ts'
import type { ListAddress, OnAddress } from '../../../ui/listing/list-address.rules.ts'
import { ListCount } from '../../../ui/listing/list-frame.tsx'
import { CorrectionCard } from './correction-card.tsx'
import type { CorrectionCriteria } from './correction-criteria.rules.ts'
import type { FilterDialogProps } from './filter-dialog.tsx'
import { StartCorrection } from './start-correction.tsx'
import { useCorrectionBoard } from './use-correction-board.ts'

const FilterDialog = lateDialog<FilterDialogProps>(async () => (await import('./filter-dialog.tsx')).FilterDialog)

interface Props {
  address: ListAddress
  onAddress: OnAddress
  /** Opens a correction that is in progress, or was started just now. */
  onOpen: (id: number) => void
}

const refusals: RefusalCodes = { over: ['BD0006'], missing: [], denied: ['GE0004', 'GE0005'] }

/** Where a shipment is corrected: one to begin with, and all that were begun. */
export function CorrectionListScreen({ address, onAddress, onOpen }: Props) {
  const { t } = useTranslation('corrections')
  const board = useCorrectionBoard(address, onAddress)
  const { words, criteria, held, list } = board
  const { statuses } = criteria
  const card = useCallback((row: number) => <CorrectionCard list={list} row={row} words={words} />, [list, words])
  return (
    <BoardPage
      board={board}
      address={address}
      icon="note"
      say={(text: BoardText) => t(`list.${text}`)}
      refusals={refusals}
      card={card}
      above={<StartCorrection onOpen={onOpen} />}
      strip={
        <CountStrip
          words={correctionStatuses}
          nameOf={(status) => t(`words.statuses.${status}`)}
          blocked="Rejected"
          label={t('list.cards')}
          hint={t('list.cardsHint')}
          counts={board.counts}
          isCounting={board.found.isAsking}
          chosen={statuses ?? []}
          onChoose={board.choose}
        />
      }
      chips={useChips(criteria)}
      bar={{ label: t('filter.label'), filterText: t('filter.open') }}
      ofCards={statuses ? { statuses } : {}}
      notes={held && <ListCount text={t('list.found', { count: board.grid.shown.length })} />}
      filter={(dialog) => <FilterDialog {...dialog} />}
    />
  )
}

function useChips(criteria: CorrectionCriteria) {
  const { t } = useTranslation('corrections')
  const words = chipWords(useTranslation('listing').t)
  const { chips, add } = chipsOf(criteria, words)
  const { text, from = '', to = '' } = criteria
  if (text) add(t('filter.text'), text, 'text')
  if (from || to) add(t('filter.changed'), words.range(from, to), 'from', 'to')
  return chips
}
