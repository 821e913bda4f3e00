import { useWatch } from 'react-hook-form'
import { useTranslation } from '../../../platform/use-translation.ts'
import { FormOutline, type OutlineEntry } from '../../../ui/form/form-outline.tsx'
import type { Option } from '../../../ui/form/select-field.tsx'
import { tidy } from '../../../ui/form/tidy-values.ts'
import type { ContractForm } from '../../../ui/form/use-contract-form.ts'
import {
  checkForm,
  type RegistrationFields,
  type RegistrationSection,
  registrationSections,
} from './registration-form.ts'

interface Props {
  form: ContractForm<RegistrationFields>
  regions: readonly Option[] | undefined
}

export const sectionId = (section: RegistrationSection) => `section-${section}`

function useEntries({ form, regions }: Props): OutlineEntry[] {
  const { t } = useTranslation('identity')
  useWatch({ control: form.fields.control }) // renders with every change
  const open = new Set(checkForm(tidy(form.fields.getValues()), regions).map(({ path }) => path))
  const sections = Object.entries(registrationSections) as [RegistrationSection, readonly string[]][] // its own keys
  return sections.map(([section, paths]) => {
    const errorCount = form.errors.filter(({ path }) => paths.includes(path)).length
    const isOpen = paths.some((path) => open.has(path))
    return {
      id: sectionId(section),
      title: t(`registration.sections.${section}`),
      state: errorCount > 0 ? 'wrong' : isOpen ? 'missing' : 'complete',
      errorCount,
    }
  })
}

/** The state of each section: complete, incomplete or invalid. */
export function RegistrationOutline(props: Props) {
  return <FormOutline entries={useEntries(props)} />
}

/** The same in one line, beside the button. */
export function RegistrationProgress(props: Props) {
  const { t } = useTranslation('form')
  const entries = useEntries(props)
  const done = entries.filter(({ state }) => state === 'complete').length
  return t('outline.progress', { done, all: entries.length })
}
