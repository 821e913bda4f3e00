import { checkDetention, createDetentionCounter, ruleOn, stayOf } from '@fairway/contract/detention/detention.rules'
import type { DetentionRate, DetentionResult, DetentionRule } from '@fairway/contract/detention/detention.schema'
import { readPastedStays } from '@fairway/contract/detention/pasted-stays.rules'
import type { Violation } from '@fairway/contract/kit/errors'
import { oncePer } from '@fairway/contract/shared/once-per'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { send } from '../../platform/calls/api.ts'
import { effectiveGroups, useSession } from '../../platform/session/session.store.ts'
import type { AskedDetention } from './detention-criteria.rules.ts'

/** One counter for each rule that an answer brought: it goes on where an earlier count was left. */
const counterOf = oncePer(createDetentionCounter)

/** Counts a stay by the rule of its out-gate day; nothing where none holds then. */
export type CountStay = (stay: { outGateOn: string; inGateOn: string }) => DetentionResult | undefined

export interface DetentionAnswer {
  errors: Violation[]
  /** Contract, equipment and destination are there: containers with dates of their own can be counted. */
  isScoped: boolean
  isAsking: boolean
  failure: unknown
  /** The contract has terms, but none for this day. */
  hasNoRule: boolean
  rule: DetentionRule | undefined
  result: DetentionResult | undefined
  count: CountStay
}

/** Whether this reader calculates with contracts of their own. */
export function useOwnContracts(): boolean {
  useSession() // drawn again when somebody signs in or out
  return (effectiveGroups() ?? []).includes('DE')
}

/** What the fields offer. */
export function useDetentionChoices() {
  const isOwn = useOwnContracts()
  return useQuery({
    queryKey: ['detentionChoices', isOwn],
    queryFn: ({ signal }) =>
      isOwn
        ? send('GET /api/detention/refdata', {}, { signal })
        : send('GET /api/contractspub/refdata', {}, { signal }),
    staleTime: 300_000,
  })
}

const scopeFields: readonly Violation['path'][] = ['contract', 'equipment', 'destination']

/** What the server is asked: the question, or while its dates are missing that of the first pasted container with its own. */
function askable(question: AskedDetention, errors: readonly Violation[]): AskedDetention | undefined {
  if (errors.length === 0) return question
  if (errors.some(({ path }) => scopeFields.includes(path))) return undefined
  const { stays } = readPastedStays(question.containers, question)
  const stay = stays.find((one) => one.errors.length === 0)
  return stay && { ...question, outGateOn: stay.outGateOn, inGateOn: stay.inGateOn, days: '' }
}

/**
 * The answer to a question. The server is asked once for the rules of a contract, equipment, destination and year; from
 * then on every answer is worked out here, by the rules that the server uses too.
 */
export function useDetention(question: AskedDetention): DetentionAnswer {
  const isOwn = useOwnContracts()
  const errors = useMemo(() => checkDetention(question), [question])
  const isComplete = errors.length === 0
  const isScoped = !errors.some(({ path }) => scopeFields.includes(path))
  const sent = useMemo(() => askable(question, errors), [question, errors])
  const { contract, equipment, destination, outGateOn } = sent ?? question
  const client = useQueryClient()
  const scope = ['detentionRate', isOwn, contract, equipment, destination, outGateOn.slice(0, 4)]
  const asked = useQuery({
    // a refusal holds for its day alone, an answer for the whole year
    queryKey: [...scope, outGateOn],
    initialData: () => client.getQueriesData<DetentionRate>({ queryKey: scope }).find(([, found]) => found)?.[1],
    queryFn: ({ signal }) => {
      const { containers: _, ...query } = sent ?? question
      return isOwn
        ? send('GET /api/detention/rate', { query }, { signal })
        : send('GET /api/detentionpub/rate', { query }, { signal })
    },
    enabled: sent !== undefined,
    staleTime: 300_000,
    retry: false,
  })
  const { data } = asked
  const rule = data && ruleOn(data.rules, outGateOn || data.today)
  const result = useMemo(
    () => (rule && isComplete ? counterOf(rule)(stayOf(question)) : undefined),
    [rule, isComplete, question],
  )
  const countStay: CountStay = (stay) => {
    const own =
      data &&
      stay.outGateOn >= data.calendarFrom &&
      stay.inGateOn <= data.calendarTo &&
      ruleOn(data.rules, stay.outGateOn)
    return own ? counterOf(own)(stay) : undefined
  }
  return {
    errors,
    isScoped,
    isAsking: asked.isFetching && !data,
    failure: data || !sent ? null : asked.error,
    hasNoRule: isComplete && data !== undefined && rule === undefined,
    rule,
    result,
    count: countStay,
  }
}
