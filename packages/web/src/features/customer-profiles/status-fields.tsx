import { useTranslation } from '../../platform/use-translation.ts'
import type { ContractForm } from '../../ui/form/use-contract-form.ts'
import type { GrantValues } from './grant-values.rules.ts'
import css from './grants.module.css'

interface Props {
  form: ContractForm<GrantValues>
  isNewcomer: boolean
}

/** Whether an account is open: for a newcomer the decision, for others a switch. */
export function StatusFields({ form, isNewcomer }: Props) {
  const { t } = useTranslation(['customerProfiles', 'account'])
  const choices = isNewcomer
    ? ([
        { status: 'ACTIVE', text: t('profile.approve') },
        { status: 'INACTIVE', text: t('profile.decline') },
      ] as const)
    : (['ACTIVE', 'INACTIVE'] as const).map((status) => ({ status, text: t(`statuses.${status}`, { ns: 'account' }) }))
  return (
    <section className={css.decision} aria-labelledby="decision">
      <h2 id="decision">{t(isNewcomer ? 'profile.approval' : 'profile.status')}</h2>
      <div className={css.statuses} role="radiogroup" aria-labelledby="decision">
        {choices.map(({ status, text }) => (
          <label key={status} className={css.choice}>
            <input {...form.fields.register('status')} className={css.box} type="radio" value={status} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {!isNewcomer && <p>{t('profile.statusText')}</p>}
    </section>
  )
}
