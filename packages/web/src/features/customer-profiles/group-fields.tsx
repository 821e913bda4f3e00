import type { Group } from '@fairway/contract/kit/access'
import { useTranslation } from '../../platform/use-translation.ts'
import { FieldNotes, useField } from '../../ui/form/field.tsx'
import type { ContractForm } from '../../ui/form/use-contract-form.ts'
import type { GrantValues } from './grant-values.rules.ts'
import css from './grants.module.css'

/** The groups by what people do with them; those of the carrier's own staff come last. */
const businesses = {
  dashboards: ['BD', 'TD'],
  bookings: ['BR', 'BS', 'BC', 'BP', 'SI', 'VG'],
  documents: ['OD', 'SD', 'OL', 'BL', 'DE'],
  allocation: ['VS', 'VA', 'VU'],
  staff: ['CSR', 'ADMIN'],
} as const satisfies Record<string, readonly Group[]>
const names = Object.keys(businesses) as (keyof typeof businesses)[] // the keys just written

/** Which groups somebody has: each by its code and what it opens. */
export function GroupFields({ form }: { form: ContractForm<GrantValues> }) {
  const { t } = useTranslation('customerProfiles')
  const { id, wrong, input } = useField({ form, name: 'groups', label: '' })
  const register = form.fields.register('groups')
  const first = businesses.dashboards[0]
  return (
    <>
      <FieldNotes id={id} wrong={wrong} />
      <div className={css.businesses}>
        {names.map((name) => (
          <fieldset key={name} className={css.business}>
            <legend className={css.legend}>{t(`businesses.${name}`)}</legend>
            {businesses[name].map((group) => (
              <label key={group} className={css.choice}>
                <input
                  {...register}
                  className={css.box}
                  type="checkbox"
                  value={group}
                  {...(group === first && { id })}
                  aria-invalid={input['aria-invalid']}
                  {...(wrong !== undefined && { 'aria-describedby': `${id}wrong` })}
                />
                <span className={css.code} translate="no">
                  {group}
                </span>
                <span>{t(`groups.${group}`)}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </>
  )
}
