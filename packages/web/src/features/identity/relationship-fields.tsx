import { LENGTHS, relationships } from '@fairway/contract/identity/account.words'
import { useTranslation } from '../../platform/use-translation.ts'
import { CheckGroup } from '../../ui/form/check-field.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import type { ContractForm } from '../../ui/form/use-contract-form.ts'
import { sectionId } from './registration.outline.tsx'
import type { RegistrationFields } from './registration-form.ts'

/** What a person is to the carrier, and whatever else they want to say. */
export function RelationshipFields({ form }: { form: ContractForm<RegistrationFields> }) {
  const { t } = useTranslation('identity')
  return (
    <FormSection id={sectionId('relationship')} title={t('registration.sections.relationship')}>
      <CheckGroup
        form={form}
        name="relationships"
        label={t('fields.relationships')}
        hint={t('fields.relationshipsHint')}
        options={relationships.map((value) => ({ value, text: t(`words.relationships.${value}`) }))}
      />
      <TextAreaField
        form={form}
        name="comments"
        label={t('fields.comments')}
        hint={t('fields.commentsHint')}
        optional
        most={LENGTHS.comments}
      />
    </FormSection>
  )
}
