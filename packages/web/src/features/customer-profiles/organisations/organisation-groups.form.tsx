import type { Organisation } from '@fairway/contract/accounts/accounts.schema'
import { type CompanyGroup, companyGroups, type Group } from '@fairway/contract/kit/access'
import { send } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { GroupFields } from '../../../ui/account/group-fields.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'

interface Values {
  groups: Group[]
}

interface Props {
  organisation: Organisation
  onSaved: (changed: Organisation) => void
}

const isCompanyGroup = (group: Group): group is CompanyGroup => (companyGroups as readonly Group[]).includes(group) // wider, to ask for any

/** The groups that the managers of an organisation may give to colleagues. */
export function OrganisationGroupsForm({ organisation: { id, version, groups }, onSaved }: Props) {
  const { t } = useTranslation('customerProfiles')
  const form = useContractForm<Values>({ defaults: { groups }, check: () => [] })
  const save = async (values: Values) => {
    const body = { id, version, groups: values.groups.filter(isCompanyGroup) }
    const changed = await send('PUT /auth/management/organisation/groups', { body })
    showToast({ kind: 'success', text: t('organisation.groupsSaved') })
    onSaved(changed)
  }
  return (
    <FormShell form={form} action={t('organisation.saveGroups')} onSend={save}>
      <FormSection id="section-company-groups" title={t('organisation.groups')} intro={t('organisation.groupsText')}>
        <GroupFields form={form} offered={companyGroups} />
      </FormSection>
    </FormShell>
  )
}
