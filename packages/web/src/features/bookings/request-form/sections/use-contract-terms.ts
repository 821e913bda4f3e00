import type { ContractTerms } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../../../platform/calls/api.ts'
import { useDocument, useRequestParts } from '../request-context.ts'
import { withContract } from './contract-offer.rules.ts'

const termsOf = (contract: string) => apiQuery('GET /api/contracts/refdata', { query: { contract } })

/** The ports, parties and items of the contract that is chosen. */
export function useContractTerms(): ContractTerms | undefined {
  const { choices } = useRequestParts()
  const contract = useDocument((document) => document.serviceContract)
  const isKnown = choices.serviceContracts.some(({ number }) => number === contract)
  return useQuery({ ...termsOf(contract), enabled: isKnown }).data
}

/** Chooses a contract, and fills in what it leaves no choice in. */
export function useChooseContract() {
  const { editor } = useRequestParts()
  const queries = useQueryClient()
  return (contract: string) => {
    editor.form.put({ ...editor.form.document.get(), serviceContract: contract })
    if (contract === '') return
    queries.fetchQuery(termsOf(contract)).then(
      (terms) => {
        const now = editor.form.document.get()
        if (now.serviceContract === contract) editor.form.put(withContract(now, terms))
      },
      () => {}, // the contract is chosen all the same
    )
  }
}
