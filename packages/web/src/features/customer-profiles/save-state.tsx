import { useWatch } from 'react-hook-form'
import { useTranslation } from '../../platform/use-translation.ts'
import { tidy } from '../../ui/form/tidy-values.ts'
import type { ContractForm } from '../../ui/form/use-contract-form.ts'
import { grantDifference, isSame } from './grant-difference.rules.ts'
import type { GrantValues } from './grant-values.rules.ts'

/** Whether there is something to save. */
export function SaveState({ form, before }: { form: ContractForm<GrantValues>; before: GrantValues }) {
  const { t } = useTranslation('customerProfiles')
  useWatch({ control: form.fields.control }) // drawn again with every change
  const isUnchanged = isSame(grantDifference(before, tidy(form.fields.getValues())))
  return t(isUnchanged ? 'profile.unchanged' : 'profile.unsaved')
}
