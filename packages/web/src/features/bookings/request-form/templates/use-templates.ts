import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { TemplateEntry } from '@fairway/contract/bookings/templates/template.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery, send } from '../../../../platform/calls/api.ts'
import { useFailureText } from '../../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { showToast } from '../../../../ui/feedback/toast.store.ts'

const LIST = 'GET /api/bookings/templates'

/** The templates of one's organisations; one that is taken away can be brought back. */
export function useTemplates() {
  const { t } = useTranslation('bookingForm')
  const queries = useQueryClient()
  const { data, error } = useQuery(apiQuery(LIST, {}))
  const refresh = () => queries.invalidateQueries({ queryKey: [LIST] })
  const read = ({ id }: TemplateEntry) => send('GET /api/bookings/template', { query: { id } })
  return {
    entries: data?.templates,
    problem: useFailureText(error),
    read,
    rename: async (entry: TemplateEntry, name: string) => {
      const { id, version, document } = await read(entry)
      await send('PUT /api/bookings/templates', { body: { id, version, name, document } })
      await refresh()
    },
    remove: async (entry: TemplateEntry) => {
      try {
        const { id, version, name, document, organisation } = await read(entry)
        await send('DELETE /api/bookings/templates', { query: { id, version } })
        const back = () => saveTemplate(name, document, organisation).then(refresh)
        const act = () => void back().catch(() => showToast({ kind: 'error', text: t('templates.notBack') }))
        showToast({ kind: 'note', text: t('templates.removed', { name }), action: { text: t('undo'), act } })
      } catch {
        showToast({ kind: 'error', text: t('templates.notRemoved') })
      }
      await refresh()
    },
  }
}

/** Keeps a request under a name; what belongs to one request alone is left out by the server. */
export const saveTemplate = (name: string, document: RequestDocument, organisation: string | undefined) =>
  send('POST /api/bookings/templates', {
    body: { name, document, ...(organisation !== undefined && { organisation }) },
  })
