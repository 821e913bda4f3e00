import type { MemberRole } from '@fairway/contract/identity/account.words'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { useField } from '../../ui/form/field.tsx'
import { LookUpField } from '../../ui/form/look-up-field.tsx'
import type { ContractForm } from '../../ui/form/use-contract-form.ts'
import { CompanyMatches } from './company-matches.tsx'
import type { GrantValues } from './grant-values.rules.ts'
import css from './grants.module.css'
import { type Member, type Named, namedOf, withMembership } from './membership.rules.ts'
import { MembershipRow } from './membership-row.tsx'
import { useOrganisationLookUp } from './use-look-up.ts'

interface Props {
  form: ContractForm<GrantValues>
  /** The company that the person named at registration. */
  company: string
  onCreate: () => void
}

/** To which organisations somebody belongs, and with which privilege. */
export function MembershipFields({ form, company, onCreate }: Props) {
  const { t } = useTranslation('customerProfiles')
  const { id, wrong } = useField({ form, name: 'organisations', label: '' })
  const members = useWatch({ control: form.fields.control, name: 'organisations' })
  const lookUp = useOrganisationLookUp()
  const put = (next: Member[]) => form.fields.setValue('organisations', next, { shouldDirty: true })
  const add = (organisation: Named) => put(withMembership(members, organisation))
  const change = (organisationId: string, part: Partial<Member>) =>
    put(members.map((one) => (one.organisationId === organisationId ? { ...one, ...part } : one)))
  const toggle = ({ organisationId, roles }: Member, role: MemberRole) =>
    change(organisationId, { roles: roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role] })
  return (
    <>
      {members.length === 0 ? (
        <p className={css.none}>{t('profile.noOrganisation')}</p>
      ) : (
        <ul className={css.members}>
          {members.map((member) => (
            <MembershipRow
              key={member.organisationId}
              member={member}
              onRole={(role) => toggle(member, role)}
              onWebId={(webIdGranted) => change(member.organisationId, { webIdGranted })}
              onRemove={() => put(members.filter((one) => one !== member))}
            />
          ))}
        </ul>
      )}
      {members.length === 0 && <CompanyMatches company={company} onAdd={add} />}
      <div className={css.adding}>
        <LookUpField
          id={id}
          label={t('profile.add')}
          hint={t('profile.addHint')}
          wrong={wrong}
          lookUp={lookUp}
          onChoose={({ value }) => {
            for (const found of lookUp.found) if (found.id === value) add(namedOf(found))
            lookUp.onText('')
          }}
        />
        <Button onClick={onCreate}>{t('profile.create')}</Button>
      </div>
    </>
  )
}
