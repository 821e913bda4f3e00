import { checkFactorCode, checkPasswordAgain } from '@fairway/contract/identity/second-factor.rules'
import type { FactorSecret } from '@fairway/contract/identity/second-factor.schema'
import { send } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { placed } from '../refusal-fields.ts'

/** The password once more, so that nobody else at the screen begins this. */
export function PasswordAgain({ onSecret }: { onSecret: (secret: FactorSecret) => void }) {
  const { t } = useTranslation(['security', 'identity'])
  const form = useContractForm({ defaults: { password: '' }, check: checkPasswordAgain })
  const begin = async (body: { password: string }) => onSecret(await placed(send('POST /auth/user/factor', { body })))
  return (
    <FormShell form={form} action={t('setUp.continue')} onSend={begin}>
      <PasswordField
        form={form}
        name="password"
        label={t('fields.password', { ns: 'identity' })}
        autoComplete="current-password"
      />
    </FormShell>
  )
}

export interface Proof {
  password: string
  code: string
}

/** Password and code: what shows that it is the owner who takes protection away. */
export function ProofForm({ action, onProof }: { action: string; onProof: (proof: Proof) => Promise<void> }) {
  const { t } = useTranslation(['security', 'identity'])
  const form = useContractForm<Proof>({
    defaults: { password: '', code: '' },
    check: (given) => [...checkPasswordAgain(given), ...checkFactorCode(given)],
  })
  return (
    <FormShell form={form} action={action} onSend={onProof}>
      <PasswordField
        form={form}
        name="password"
        label={t('fields.password', { ns: 'identity' })}
        autoComplete="current-password"
      />
      <TextField form={form} name="code" label={t('code')} autoComplete="one-time-code" plain />
    </FormShell>
  )
}
