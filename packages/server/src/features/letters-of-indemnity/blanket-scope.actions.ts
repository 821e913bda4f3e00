import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import type { BlanketLetterChoices, LetterParty } from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import { refuse } from '@fairway/contract/letters-of-indemnity/loi.errors'
import type { Context } from '../../platform/http/serve.ts'
import * as repository from './blanket-scope.repository.ts'

/** In which capacity the caller gives letters. Somebody without one has none, and somebody with both has too many. */
export async function letterScopeOf({ db, viewer }: Context): Promise<repository.LetterScope> {
  if (viewer.kind !== 'person') return refuseGeneral('GE0006')
  if (viewer.isWebIdRefused) refuseGeneral('GE0004')
  const { shipper, agent } = await repository.findPrivileges(db, viewer)
  if (shipper.length > 0 && agent.length > 0) refuse('BLOI0024')
  if (shipper.length > 0) return { privilege: 'shipper', orgIds: shipper }
  return agent.length > 0 ? { privilege: 'agent', orgIds: agent } : refuse('BLOI0004')
}

/** The parties that a letter of the caller can name, by the part that they play in it. */
export async function partiesFor({ db }: Context, scope: repository.LetterScope) {
  const found = await repository.findParties(db, scope)
  const [own, partners] = [found.filter(({ isOwn }) => isOwn), found.filter(({ isOwn }) => !isOwn)]
  return scope.privilege === 'shipper' ? { shippers: own, agents: partners } : { shippers: partners, agents: own }
}

const shown = ({ ref, name, localName, addresses }: repository.KnownParty): LetterParty => ({
  ...{ ref, name, localName, addresses },
})

/** What letters are searched by and made from. */
export async function getChoices(context: Context): Promise<BlanketLetterChoices> {
  const { db, settings } = context
  const scope = await letterScopeOf(context)
  const { shippers, agents } = await partiesFor(context, scope)
  return {
    privilege: scope.privilege,
    today: await repository.findToday(db, settings.zone),
    shippers: shippers.map(shown),
    agents: agents.map(shown),
    contracts: await repository.findContracts(db, scope),
    ports: await repository.findPorts(db),
  }
}
