import type {
  BlanketLetterChoices,
  BlanketLetterDocument,
} from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import type { TextSearch } from '../../../platform/search-readers.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadingState } from '../../../ui/feedback/loading.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Screen } from '../../../ui/screen.tsx'
import { BlanketLetterForm } from './blanket-letter.form.tsx'
import { newLetter, renewalOf } from './letter-document.rules.ts'
import { LETTER_CALL, Trail } from './letter-trail.tsx'
import { SavedLetter } from './saved-letter.tsx'

const SIGNING_POLL_MS = 3_000

/** One blanket letter, or a new one: the address says which. */
export function BlanketLetterScreen({ address }: { address: TextSearch }) {
  const { t } = useTranslation('letters')
  const { type, id = '', renews = '' } = address
  const choices = useQuery(apiQuery('GET /api/billing/blanketloi/choices', {}))
  if (type !== 'add' && type !== 'edit')
    return (
      <Screen title={t('title')} trail={<Trail />}>
        <EmptyState icon="alert" title={t('invalidType')} />
      </Screen>
    )
  if (!choices.data) return <Opening error={choices.error} onRetry={() => void choices.refetch()} />
  return type === 'add' ? (
    <NewLetter key={renews} choices={choices.data} renews={renews} />
  ) : (
    <OpenLetter key={id} choices={choices.data} id={id} />
  )
}

function Opening({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('letters')
  return (
    <Screen title={t('title')} trail={<Trail />}>
      <LoadingState loading={t('details.loading')} failed={t('details.failed')} error={error} onRetry={onRetry} />
    </Screen>
  )
}

/** The letter, asked for again and again while somebody has it open for signing. */
const useLetter = (id: string, isWanted = true) =>
  useQuery({
    ...apiQuery(LETTER_CALL, { query: { id } }),
    enabled: isWanted,
    refetchInterval: ({ state }) => (state.data?.signing ? SIGNING_POLL_MS : false),
  })

function NewLetter({ choices, renews }: { choices: BlanketLetterChoices; renews: string }) {
  const { t } = useTranslation('letters')
  const navigate = useNavigate()
  const client = useQueryClient()
  const former = useLetter(renews, renews !== '')
  if (renews !== '' && !former.data) return <Opening error={former.error} onRetry={() => void former.refetch()} />
  const start = (former.data && renewalOf(former.data)) ?? newLetter(choices)
  const save = async (document: BlanketLetterDocument) => {
    const body = { document, ...(former.data && { renews: former.data.id }) }
    const saved = await send('POST /api/billing/blanketloi/add', { body })
    client.setQueryData([LETTER_CALL, { query: { id: String(saved.id) } }], saved)
    showToast({ kind: 'success', text: t('details.saved') })
    void navigate({ to: '/blanketloidetails', search: { type: 'edit', id: String(saved.id) }, replace: true })
  }
  const title = former.data ? t('details.renewTitle', { reference: former.data.reference }) : t('details.newTitle')
  return (
    <Screen title={title} trail={<Trail />} narrow>
      <BlanketLetterForm
        choices={choices}
        start={start}
        hasFixedParties={false}
        draftKey={`blanketLetter.new.${renews}`}
        action={t('details.save')}
        onSave={save}
      />
    </Screen>
  )
}

function OpenLetter({ choices, id }: { choices: BlanketLetterChoices; id: string }) {
  const letter = useLetter(id)
  if (!letter.data) return <Opening error={letter.error} onRetry={() => void letter.refetch()} />
  return <SavedLetter choices={choices} letter={letter.data} />
}
