import { checkInvitation } from '@fairway/contract/company/company.rules'
import type { Company } from '@fairway/contract/company/company.schema'
import type { Group } from '@fairway/contract/kit/access'
import { type Language, languages } from '@fairway/contract/shared/language'
import { send } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { GroupFields } from '../../ui/account/group-fields.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/feedback/toast.store.ts'
import { CancelButton } from '../../ui/form/cancel-button.tsx'
import { FormShell } from '../../ui/form/form-shell.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Stack } from '../../ui/layout.tsx'

interface Values {
  email: string
  firstName: string
  lastName: string
  language: Language
  groups: Group[]
}

interface Props {
  company: Company
  onInvited: (changed: Company) => void
  onClose: () => void
}

/** Invites a colleague by mail, with groups of the company. */
export function InviteDialog({ company, onInvited, onClose }: Props) {
  const { t, i18n } = useTranslation('company')
  const language = languages.find((one) => one === i18n.language) ?? 'en'
  const form = useContractForm<Values>({
    defaults: { email: '', firstName: '', lastName: '', language, groups: [] },
    check: (values) => checkInvitation(values, company.groups),
  })
  const invite = async (values: Values) => {
    const changed = await send('POST /auth/company/member', { body: { ...values, company: company.id } })
    showToast({ kind: 'success', text: t('invite.done', { email: values.email.trim() }) })
    onInvited(changed)
    onClose()
  }
  return (
    <Dialog title={t('invite.title')} wide onClose={onClose}>
      <Stack gap={16}>
        <p>{t('invite.text')}</p>
        <FormShell
          form={form}
          layout="dialog"
          action={t('invite.send')}
          beside={<CancelButton onClick={onClose} />}
          onSend={invite}
        >
          <TextField form={form} name="email" label={t('invite.email')} type="email" autoComplete="off" />
          <TextField form={form} name="firstName" label={t('invite.firstName')} autoComplete="off" />
          <TextField form={form} name="lastName" label={t('invite.lastName')} autoComplete="off" />
          <SelectField
            form={form}
            name="language"
            label={t('invite.language')}
            options={languages.map((value) => ({ value, text: t(`invite.languages.${value}`) }))}
          />
          <GroupFields form={form} offered={company.groups} />
        </FormShell>
      </Stack>
    </Dialog>
  )
}
