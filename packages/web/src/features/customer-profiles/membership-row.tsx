import type { AdminProfile } from '@fairway/contract/accounts/accounts.schema'
import type { MemberRole } from '@fairway/contract/identity/account.words'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/use-translation.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import css from './grants.module.css'

interface Props {
  member: AdminProfile['organisations'][number]
  onRole: (role: MemberRole) => void
  onWebId: (granted: boolean) => void
  onRemove: () => void
}

/** One organisation of a person, with privilege and web id. */
export function MembershipRow({ member, onRole, onWebId, onRemove }: Props) {
  const { t } = useTranslation('customerProfiles')
  const { organisationId, name, localName, ref, roles, webIdGranted } = member
  const box = (text: string, checked: boolean, onChange: (checked: boolean) => void) => (
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
        <span className={css.ref} translate="no">
          {localName ? `${localName} · ${ref}` : ref}
        </span>
      </span>
      {box(t('roles.shipper'), roles.includes('shipper'), () => onRole('shipper'))}
      {box(t('roles.agent'), roles.includes('agent'), () => onRole('agent'))}
      {box(t('webId.granted'), webIdGranted, onWebId)}
      <IconButton label={t('profile.remove', { name })} className={css.remove} onClick={onRemove}>
        <Icon name="close" size={16} />
      </IconButton>
    </li>
  )
}
