import type { SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import type { SiTemplateEntry } from '@fairway/contract/shipping-instructions/si-template.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery, send } from '../../../../platform/calls/api.ts'
import { useFailureText } from '../../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { showToast } from '../../../../ui/feedback/toast.store.ts'

const LIST = 'GET /api/si/templates'

/** The templates of one's organisations; one that is deleted can be brought back. */
export function useTemplates() {
  const { t } = useTranslation('siForm')
  const queries = useQueryClient()
  const { data, error } = useQuery(apiQuery(LIST, {}))
  const refresh = () => queries.invalidateQueries({ queryKey: [LIST] })
  return {
    entries: data?.templates,
    problem: useFailureText(error),
    remove: async ({ id }: SiTemplateEntry) => {
      try {
        const { version, name, document, organisation } = await send('GET /api/si/template', { query: { id } })
        await send('DELETE /api/si/templates', { query: { id, version } })
        const back = () => saveTemplate(name, document, organisation).then(refresh)
        const act = () => void back().catch(() => showToast({ kind: 'error', text: t('begin.notBack') }))
        showToast({ kind: 'note', text: t('begin.removed', { name }), action: { text: t('undo'), act } })
      } catch {
        showToast({ kind: 'error', text: t('begin.notRemoved') })
      }
      await refresh()
    },
  }
}

/** Saves an instruction under a name; the server leaves out what belongs to one booking alone. */
export const saveTemplate = (name: string, document: SiDocument, organisation: string | undefined) =>
  send('POST /api/si/templates', { body: { name, document, ...(organisation !== undefined && { organisation }) } })
