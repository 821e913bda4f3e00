import type { PasswordFields } from '@fairway/contract/identity/password.rules'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { type ContractForm, partOf } from '../../../ui/form/use-contract-form.ts'

interface Props<T extends PasswordFields> {
  form: ContractForm<T>
  /** For the password manager, where the name is known and in no field. */
  username?: string
  /** For an account without a password. */
  isFirst?: boolean
}

/** A new password, twice. */
export function NewPassword<T extends PasswordFields>({ form, username, isFirst = false }: Props<T>) {
  const { t } = useTranslation('identity')
  const own = partOf<PasswordFields>(form)
  return (
    <>
      {username && <input type="text" autoComplete="username" value={username} readOnly hidden />}
      <PasswordField
        form={own}
        name="password"
        label={t(isFirst ? 'fields.password' : 'fields.newPassword')}
        hint={t('fields.newPasswordHint')}
        autoComplete="new-password"
        measured
      />
      <PasswordField
        form={own}
        name="confirmPassword"
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
      />
    </>
  )
}
