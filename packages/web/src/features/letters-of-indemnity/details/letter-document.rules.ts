import type {
  BlanketLetterChoices,
  BlanketLetterDetail,
  BlanketLetterDocument,
} from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'

const DAY_MS = 24 * 60 * 60 * 1000
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/** A new letter: whoever has one organisation gives it for that one. */
export function newLetter({ privilege, shippers, agents }: BlanketLetterChoices): BlanketLetterDocument {
  const only = (parties: BlanketLetterChoices['shippers']) => (parties.length === 1 ? parties[0] : undefined)
  const [shipper, agent] = [only(shippers), privilege === 'agent' ? only(agents) : undefined]
  return {
    shipper: shipper?.ref ?? '',
    shipperAddress: shipper?.addresses[0] ?? '',
    agent: agent?.ref ?? '',
    agentAddress: agent?.addresses[0] ?? '',
    ...{ portOfLoading: '', serviceContract: '', item: '', effectiveOn: '', expiresOn: '' },
  }
}

/** The text that is in force, else the newest one. */
export const letterInForce = ({ versions }: BlanketLetterDetail) =>
  versions.find(({ status }) => status === 'Active') ?? versions[0]

/** A letter that follows another from the day after its end, until the end of the contract where that is later. */
export function renewalOf(letter: BlanketLetterDetail): BlanketLetterDocument | undefined {
  const former = letterInForce(letter)?.document
  if (!former) return undefined
  const effectiveOn = dayAfter(former.expiresOn)
  return { ...former, effectiveOn, expiresOn: letter.contract.validTo >= effectiveOn ? letter.contract.validTo : '' }
}
