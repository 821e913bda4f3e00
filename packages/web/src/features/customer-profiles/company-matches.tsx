import { checkAccountSearch } from '@fairway/contract/accounts/account-search.rules'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../platform/api.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import css from './grants.module.css'
import { type Named, namedOf } from './membership.rules.ts'

/** More would be no suggestion any more. */
const MOST = 4

interface Props {
  company: string
  onAdd: (organisation: Named) => void
}

/** Organisations that sound like the company somebody named at registration, each one click away. */
export function CompanyMatches({ company, onAdd }: Props) {
  const { t } = useTranslation('customerProfiles')
  const { data } = useQuery({
    ...ask('GET /auth/management/organisation', { query: { q: company } }),
    enabled: checkAccountSearch({ q: company }).length === 0,
  })
  const found = data?.organisations.slice(0, MOST) ?? []
  if (found.length === 0) return null
  return (
    <div className={css.matches}>
      <span>{t('profile.matching', { company })}</span>
      {found.map((one) => (
        <Button key={one.id} small onClick={() => onAdd(namedOf(one))}>
          {one.name} · {one.ref}
        </Button>
      ))}
    </div>
  )
}
