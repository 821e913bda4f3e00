import type { VgmOutcome } from '@fairway/contract/vgm/vgm.schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { apiQuery } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { createStore } from '../../platform/storage/store.ts'
import { DocumentNotOpened, DocumentOpening } from '../../ui/document-form/document-page.tsx'
import { vgmDefinition } from './vgm.definition.ts'
import { VgmSheetScreen } from './vgm-sheet.screen.tsx'

interface Props {
  bookingNos: readonly string[]
  /** Between the heading and the form. */
  above?: ReactNode
  /** Called after sending; false where nothing more can be loaded, because a link was used up. */
  onSent?: (outcomes: readonly VgmOutcome[]) => boolean
  /** Shown in place of the form where it could not be opened. */
  notOpened?: (failure: unknown, onRetry: () => void) => ReactNode
}

/** Opens the verified gross mass of bookings in one sheet. */
export function VgmOpening({ bookingNos, above, onSent, notOpened }: Props) {
  const { t } = useTranslation('vgm')
  const [{ definition, outcomes }] = useState(() => {
    const sent = createStore<readonly VgmOutcome[]>([])
    return { outcomes: sent, definition: vgmDefinition(bookingNos, { onSent: sent.set }) }
  })
  const carriers = useQuery(apiQuery('GET /api/vgm/getcarriers', {}))
  const [first = ''] = bookingNos
  const title =
    bookingNos.length === 1 ? t('titleOf', { bookingNo: first }) : t('titleOfSeveral', { count: bookingNos.length })
  const missing = (failure: unknown, onRetry: () => void) => (
    <DocumentNotOpened
      failure={failure}
      onRetry={onRetry}
      missingCode="VGM0001"
      listPath="/vgmDetails"
      texts={{ notFound: t('search.failed'), failed: t('search.failed'), toList: t('search.label') }}
    />
  )
  return (
    <DocumentOpening
      definition={definition}
      source={{ id: 0 }}
      choices={carriers}
      title={title}
      notOpened={notOpened ?? missing}
    >
      {(opened) => (
        <VgmSheetScreen
          definition={definition}
          opened={opened}
          outcomes={outcomes}
          title={title}
          above={above}
          {...(onSent && { onSent })}
        />
      )}
    </DocumentOpening>
  )
}
