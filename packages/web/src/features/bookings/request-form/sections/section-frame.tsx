import type { ReactNode } from 'react'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { FormSection } from '../../../../ui/form/form-section.tsx'
import { type RequestSection, sectionId } from '../form-section.rules.ts'

interface Props {
  section: RequestSection
  intro?: ReactNode
  children: ReactNode
}

/** One section of the request under its title. */
export function RequestSectionFrame({ section, intro, children }: Props) {
  const { t } = useTranslation('bookingForm')
  return (
    <FormSection id={sectionId(section)} title={t(`sections.${section}`)} intro={intro}>
      {children}
    </FormSection>
  )
}
