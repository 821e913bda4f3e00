import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readRuleCriteria, writeRuleCriteria } from '../features/eta-rules/rule-criteria.rules.ts'
import { NewRuleScreen, RuleDetailsScreen } from '../features/eta-rules/rule-details.screen.tsx'
import { detailPages, noteSearch, searchPages } from '../features/eta-rules/rule-pages.ts'
import { RuleSearchScreen } from '../features/eta-rules/rule-search.screen.tsx'
import type { RuleKind } from '../features/eta-rules/rule-values.rules.ts'
import { Queries } from './queries.tsx'

type SearchParams = Record<string, string | undefined>

/** The search of rules or of exceptions; its criteria stand in the address. */
export function EtaSearchPage({ kind }: { kind: RuleKind }) {
  const criteria = readRuleCriteria(useSearch({ strict: false }) satisfies SearchParams)
  const navigate = useNavigate()
  const serialized = JSON.stringify(writeRuleCriteria(criteria))
  useEffect(() => noteSearch(kind, JSON.parse(serialized)), [kind, serialized])
  return (
    <Queries>
      <RuleSearchScreen
        kind={kind}
        criteria={criteria}
        onSearch={(next) => void navigate({ to: searchPages[kind], search: writeRuleCriteria(next) })}
      />
    </Queries>
  )
}

/** One rule or exception, or a new one. */
export function EtaDetailsPage({ kind }: { kind: RuleKind }) {
  const { ruleId = '' } = useParams({ strict: false })
  const { port = '', like = '' }: SearchParams = useSearch({ strict: false })
  const navigate = useNavigate()
  const open = (made: number) =>
    void navigate({ to: detailPages[kind], params: { ruleId: String(made) }, replace: true })
  return (
    <Queries>
      {ruleId === 'new' ? (
        <NewRuleScreen key={like} kind={kind} port={port} like={like} onMade={open} />
      ) : (
        <RuleDetailsScreen key={ruleId} kind={kind} ruleId={ruleId} />
      )}
    </Queries>
  )
}
