import type { Group } from '@fairway/contract/kit/access'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { FieldNotes, useField } from '../form/field.tsx'
import type { ContractForm } from '../form/use-contract-form.ts'
import css from './group-fields.module.css'

/** The groups by business; those of the carrier's staff come last. */
const businesses = {
  dashboards: ['BD', 'TD'],
  bookings: ['BR', 'BS', 'BC', 'BP', 'SI', 'VG'],
  documents: ['OD', 'SD', 'OL', 'BL', 'DE'],
  allocation: ['VS', 'VA', 'VU'],
  staff: ['CSR', 'ADMIN'],
} as const satisfies Record<string, readonly Group[]>
const names = Object.keys(businesses) as (keyof typeof businesses)[] // the keys just written

interface WithGroups {
  groups: Group[]
}

interface Props<T extends WithGroups> {
  form: ContractForm<T>
  /** Those that can be chosen here. */
  offered: readonly Group[]
}

/** Groups of an account, each with its code and what it opens. Needs the texts `account`. */
export function GroupFields<T extends WithGroups>({ form: anyForm, offered }: Props<T>) {
  const form = anyForm as unknown as ContractForm<WithGroups> // only its groups are touched here
  const { t } = useTranslation('account')
  const { id, error, input } = useField({ form, name: 'groups', label: '' })
  const register = form.fields.register('groups')
  const shown = names
    .map((name) => ({ name, groups: businesses[name].filter((group) => offered.includes(group)) }))
    .filter(({ groups }) => groups.length > 0)
  const first = shown[0]?.groups[0]
  return (
    <>
      <FieldNotes id={id} error={error} />
      <div className={css.businesses}>
        {shown.map(({ name, groups }) => (
          <fieldset key={name} className={css.business}>
            <legend className={css.legend}>{t(`businesses.${name}`)}</legend>
            {groups.map((group) => (
              <label key={group} className={css.choice}>
                <input
                  {...register}
                  className={css.box}
                  type="checkbox"
                  value={group}
                  {...(group === first && { id })}
                  aria-invalid={input['aria-invalid']}
                  {...(error !== undefined && { 'aria-describedby': `${id}wrong` })}
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
