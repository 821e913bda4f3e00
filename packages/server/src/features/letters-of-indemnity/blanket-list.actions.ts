import { checkBlanketCriteria } from '@fairway/contract/letters-of-indemnity/blanket-letter.rules'
import type { BlanketLetterCriteria } from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import { BLANKET_LIST_CAP } from '@fairway/contract/letters-of-indemnity/blanket-letter.values'
import { refuse } from '@fairway/contract/letters-of-indemnity/loi.errors'
import { plainText } from '@fairway/contract/shared/multi-value'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { ownTopicOf } from '../../platform/live/own-topic.ts'
import { findLetters } from './blanket-list.repository.ts'
import { letterScopeOf, partiesFor } from './blanket-scope.actions.ts'
import { findContracts } from './blanket-scope.repository.ts'

/** The caller's letters for a shipper and its address; a contract is searched by the beginning of its number. */
export async function searchLetters(context: Context, criteria: BlanketLetterCriteria) {
  const { db, settings } = context
  const scope = await letterScopeOf(context)
  const contract = plainText(criteria.serviceContract).trim()
  refuseViolations(checkBlanketCriteria({ ...criteria, serviceContract: contract }))
  const { shippers, agents } = await partiesFor(context, scope)
  const shipper = shippers.find(({ ref }) => ref === criteria.shipper) ?? refuse('BLOI0005')
  const agent = criteria.agent === '' ? null : (agents.find(({ ref }) => ref === criteria.agent) ?? refuse('BLOI0005'))
  if (contract !== '' && (await findContracts(db, scope, contract)).length === 0) refuse('BLOI0006', contract)
  const found = await findLetters(db, scope, {
    shipperId: shipper.id,
    shipperAddress: criteria.shipperAddress,
    agentId: agent?.id ?? null,
    contract,
    statuses: criteria.statuses && criteria.statuses.length > 0 ? criteria.statuses : null,
    zone: settings.zone,
    watch: ownTopicOf(context),
  })
  if (!found) throw new Error('A list was expected')
  if (found.found > BLANKET_LIST_CAP) refuse('BLOI0032', String(BLANKET_LIST_CAP))
  return found.body
}
