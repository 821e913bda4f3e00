import { checkAccountSearch } from '@fairway/contract/accounts/account-search.rules'
import type { AdminProfile } from '@fairway/contract/accounts/accounts.schema'
import type { MemberRole } from '@fairway/contract/identity/account.values'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { useField } from '../../../ui/form/field.tsx'
import { LookUpField } from '../../../ui/form/lookup-field.tsx'
import type { ContractForm } from '../../../ui/form/use-contract-form.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import { useOrganisationLookUp } from '../use-lookup.ts'
import type { GrantValues } from './grant-values.rules.ts'
import css from './grants.module.css'
import { type Member, type Named, namedOf, withMembership } from './membership.rules.ts'

/** The most suggestions to show. */
const MOST = 4

interface CompanyMatchesProps {
  company: string
  onAdd: (organisation: Named) => void
}

/** Organisations with a name similar to the company of the registration, to add with one click. */
function CompanyMatches({ company, onAdd }: CompanyMatchesProps) {
  const { t } = useTranslation('customerProfiles')
  const { data } = useQuery({
    ...apiQuery('GET /auth/management/organisation', { query: { q: company } }),
    enabled: checkAccountSearch({ q: company }).length === 0,
  })
  const found = data?.organisations.slice(0, MOST) ?? []
  if (found.length === 0) return null
  return (
    <Row gap={8} size="sm" className={css.matches}>
      <span>{t('profile.matching', { company })}</span>
      {found.map((one) => (
        <Button key={one.id} small onClick={() => onAdd(namedOf(one))}>
          {one.name} · {one.ref}
        </Button>
      ))}
    </Row>
  )
}

interface Props {
  form: ContractForm<GrantValues>
  /** The company that the person named at registration. */
  company: string
  onCreate: () => void
}

/** The organisations of a person, with privileges. */
export function MembershipFields({ form, company, onCreate }: Props) {
  const { t } = useTranslation('customerProfiles')
  const { id, error } = useField({ form, name: 'organisations', label: '' })
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
        <Muted size="sm">{t('profile.noOrganisation')}</Muted>
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
          error={error}
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

interface MembershipRowProps {
  member: AdminProfile['organisations'][number]
  onRole: (role: MemberRole) => void
  onWebId: (granted: boolean) => void
  onRemove: () => void
}

/** One organisation of a person, with privilege and web id. */
function MembershipRow({ member, onRole, onWebId, onRemove }: MembershipRowProps) {
  const { t } = useTranslation('customerProfiles')
  const { organisationId, name, localName, ref, roles, webIdGranted } = member
  const checkbox = (text: string, checked: boolean, onChange: (checked: boolean) => void) => (
    <label className={css.choice}>
      <input
        className={css.box}
        type="checkbox"
        aria-label={t('profile.of', { what: text, name })}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{text}</span>
    </label>
  )
  return (
    <li className={css.member}>
      <span className={css.organisation}>
        <Link to="/adminOrganisationSearchDetails/$id" params={{ id: organisationId }}>
          {name}
        </Link>
        <Muted as="span" size="xs" block translate="no">
          {localName ? `${localName} · ${ref}` : ref}
        </Muted>
      </span>
      {checkbox(t('roles.shipper'), roles.includes('shipper'), () => onRole('shipper'))}
      {checkbox(t('roles.agent'), roles.includes('agent'), () => onRole('agent'))}
      {checkbox(t('roles.manager'), roles.includes('manager'), () => onRole('manager'))}
      {checkbox(t('webId.granted'), webIdGranted, onWebId)}
      <IconButton label={t('profile.remove', { name })} className={css.remove} onClick={onRemove}>
        <Icon name="close" size={16} />
      </IconButton>
    </li>
  )
}
