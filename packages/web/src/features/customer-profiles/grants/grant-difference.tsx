import type { Grants } from '@fairway/contract/accounts/accounts.schema'
import type { MemberRole } from '@fairway/contract/identity/account.values'
import type { Group } from '@fairway/contract/kit/access'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import css from './grant-difference.module.css'
import { type GrantDifference, isSame, type MembershipChange } from './grant-difference.rules.ts'

interface Props {
  difference: GrantDifference
  /** The names of organisations by their ids. */
  names: Readonly<Record<string, string>>
}

/** What a grant changed: one line for each kind of change. */
export function GrantDifferenceList({ difference, names }: Props) {
  const { t } = useTranslation(['customerProfiles', 'account'])
  const { status, groups, organisations } = difference
  const statusText = (one: Grants['status']) => t(`statuses.${one}`, { ns: 'account' })
  if (isSame(difference)) return <p className={css.same}>{t('difference.none')}</p>
  return (
    <dl className={css.difference}>
      {status && (
        <Line kind="changed" title={t('difference.status')}>
          {status.from && `${statusText(status.from)} → `}
          {statusText(status.to)}
        </Line>
      )}
      {groups.added.length > 0 && (
        <Line kind="added" title={t('difference.groupsAdded')}>
          <Groups groups={groups.added} />
        </Line>
      )}
      {groups.removed.length > 0 && (
        <Line kind="removed" title={t('difference.groupsRemoved')}>
          <Groups groups={groups.removed} />
        </Line>
      )}
      {organisations.map((one) => (
        <Line key={one.organisationId} kind={one.kind} title={t(`difference.${one.kind}`)}>
          <span className={css.name}>{names[one.organisationId] ?? one.organisationId}</span>
          <MembershipText change={one} />
        </Line>
      ))}
    </dl>
  )
}

const signs = { added: '+', removed: '−', changed: '±' } as const

function Line({ kind, title, children }: { kind: keyof typeof signs; title: string; children: ReactNode }) {
  return (
    <div className={css[kind]}>
      <dt>
        <span className={css.sign} aria-hidden="true">
          {signs[kind]}
        </span>
        {title}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function Groups({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation('account')
  return groups.map((group) => (
    <span key={group} className={css.group}>
      <b translate="no">{group}</b> {t(`groups.${group}`)}
    </span>
  ))
}

/** The privilege and web id that were added or removed with it. */
function MembershipText({ change: { kind, roles, webIdGranted } }: { change: MembershipChange }) {
  const { t } = useTranslation('customerProfiles')
  const added = roles.added.filter((role) => role !== 'member' || kind === 'changed')
  const name = (role: MemberRole) => t(`roles.${role}`)
  const parts =
    kind === 'added'
      ? [...added.map(name), webIdGranted ? t('webId.granted') : '']
      : [
          ...added.map((role) => t('difference.with', { what: name(role) })),
          ...roles.removed.map((role) => t('difference.without', { what: name(role) })),
          webIdGranted === undefined ? '' : t(webIdGranted ? 'webId.granted' : 'webId.withdrawn'),
        ]
  const text = parts.filter(Boolean).join(' · ')
  return text === '' ? null : <span className={css.quiet}>{text}</span>
}
