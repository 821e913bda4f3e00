import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { DocumentOutline } from '../../../ui/document-form/document-outline.tsx'
import { type SectionState, sectionId, sectionStates } from './form-section.rules.ts'
import { useDocument, useRequestParts } from './request-context.ts'

/** The outline of the request. */
export function RequestOutline() {
  const { t } = useTranslation('bookingForm')
  const sections = useSectionStates().map(({ section, state, errorCount }) => ({
    id: sectionId(section),
    title: t(`sections.${section}`),
    state,
    errorCount,
  }))
  return <DocumentOutline id="request-outline" sections={sections} />
}

/** How far each section is; the same answer stays the same object, so that a letter that changes nothing draws nothing. */
function useSectionStates(): SectionState[] {
  const { editor } = useRequestParts()
  const found = useStore(editor.form.found)
  const shown = useStore(editor.form.shown)
  const flags = useDocument((document) => document.flags)
  return sectionStates(
    { ...editor.form.document.get(), flags },
    found,
    shown.map(({ path }) => path),
  )
}
