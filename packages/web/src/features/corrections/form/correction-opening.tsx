import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { DocumentNotOpened, DocumentOpening } from '../../../ui/document-form/document-page.tsx'
import { LIST_PATH } from '../correction-links.ts'
import { correctionDefinition } from './correction.definition.ts'
import { CorrectionFormScreen } from './correction-form.screen.tsx'

interface Props {
  id: number
  onOpen: (id: number) => void
  onDeleted: () => void
}

/** Loads a correction and its reference data. */
export function CorrectionOpening({ id, onOpen, onDeleted }: Props) {
  const { t } = useTranslation('corrections')
  const choices = useQuery({
    ...apiQuery('GET /api/bookingspub/refdata', {}),
    staleTime: 10 * 60_000,
    refetchOnWindowFocus: false,
  })
  return (
    <DocumentOpening
      definition={correctionDefinition}
      source={{ id }}
      choices={choices}
      title={t('head.opening')}
      notOpened={(failure, onRetry) => (
        <DocumentNotOpened
          failure={failure}
          onRetry={onRetry}
          missingCode="BC0006"
          listPath={LIST_PATH}
          texts={{ notFound: t('head.notFound'), failed: t('head.failed'), toList: t('states.toList') }}
        />
      )}
    >
      {(opened, data) =>
        opened.detail && (
          <CorrectionFormScreen
            opened={opened}
            detail={opened.detail}
            choices={data}
            onOpen={onOpen}
            onDeleted={onDeleted}
          />
        )
      }
    </DocumentOpening>
  )
}
