import type { ReactNode } from 'react'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { FormSection } from '../../../../ui/form/form-section.tsx'
import { type InstructionSection, sectionId } from '../form-section.rules.ts'

interface Props {
  section: InstructionSection
  intro?: ReactNode
  children: ReactNode
}

/** One section of the instruction under its title. */
export function InstructionSectionFrame({ section, intro, children }: Props) {
  const { t } = useTranslation('siForm')
  return (
    <FormSection id={sectionId(section)} title={t(`sections.${section}`)} intro={intro}>
      {children}
    </FormSection>
  )
}
