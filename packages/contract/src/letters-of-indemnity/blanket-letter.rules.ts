import type { Violation } from '../kit/errors.ts'
import { type DateOnly, isDateOnly } from '../shared/date-only.ts'
import type { BlanketLetterCriteria, BlanketLetterDocument } from './blanket-letter.schema.ts'
import type { LetterPrivilege } from './blanket-letter.values.ts'
import { violation } from './loi.errors.ts'

/** A contract as far as letters are concerned. An empty list of ports leaves the choice free. */
export interface LetterContract {
  number: string
  validFrom: DateOnly
  validTo: DateOnly
  itemRequired: boolean
  items: readonly string[]
  loading: readonly string[]
}

/** What a letter is checked by beside its own text. */
export interface LetterFacts {
  privilege: LetterPrivilege
  today: DateOnly
  /** Null where there is no such contract; undefined while it is not known yet. */
  contract: LetterContract | null | undefined
  /** The effective date that was saved before: it may have passed meanwhile. */
  savedEffectiveOn?: DateOnly
}

/** Numbers of contracts have neither I nor V, which are mistaken for 1 and U. */
export const hasForbiddenLetter = (contract: string) => /[IV]/i.test(contract)

type Check = (document: BlanketLetterDocument, facts: LetterFacts) => Violation[]
const when = (isBroken: boolean, found: () => Violation): Violation[] => (isBroken ? [found()] : [])

/** A shipper's letter needs the shipper, an agent's letter the agent as well. */
const checkParties: Check = ({ shipper, shipperAddress, agent }, { privilege }) => [
  ...when(shipper === '', () => violation('shipper', 'BLOI0013')),
  ...when(shipperAddress === '', () => violation('shipperAddress', 'BLOI0014')),
  ...when(privilege === 'agent' && agent === '', () => violation('agent', 'BLOI0023')),
]

/** The contract must exist and have no I or V in its number. */
const checkContract: Check = ({ serviceContract }, { contract }) => {
  if (serviceContract === '') return [violation('serviceContract', 'BLOI0016')]
  if (hasForbiddenLetter(serviceContract)) return [violation('serviceContract', 'BLOI0028')]
  return when(contract === null, () => violation('serviceContract', 'BLOI0021'))
}

/** The port of loading is one of the contract's. */
const checkPort: Check = ({ portOfLoading }, { contract }) => {
  const isForeign = contract && contract.loading.length > 0 && !contract.loading.includes(portOfLoading)
  return when(portOfLoading === '' || isForeign === true, () => violation('portOfLoading', 'BLOI0015'))
}

/** Some contracts need an item; one that is given must be the contract's. */
const checkItem: Check = ({ item, serviceContract }, { contract }) => {
  if (!contract) return []
  if (item === '') return when(contract.itemRequired, () => violation('item', 'BLOI0020', serviceContract))
  return when(!contract.items.includes(item), () => violation('item', 'BLOI0029', item, serviceContract))
}

/** A new or changed effective date is today or later. */
const checkStart: Check = ({ effectiveOn }, { today, savedEffectiveOn }) => {
  if (effectiveOn === '') return [violation('effectiveOn', 'BLOI0017')]
  if (!isDateOnly(effectiveOn)) return [violation('effectiveOn', 'BLOI0031')]
  return when(effectiveOn < today && effectiveOn !== savedEffectiveOn, () => violation('effectiveOn', 'BLOI0018'))
}

/** The expiry date is not in the past and not before the effective date. */
const checkEnd: Check = ({ effectiveOn, expiresOn }, { today }) => {
  if (!isDateOnly(expiresOn)) return [violation('expiresOn', 'BLOI0031')]
  if (expiresOn < effectiveOn && isDateOnly(effectiveOn)) return [violation('expiresOn', 'BLOI0009')]
  return when(expiresOn < today, () => violation('expiresOn', 'BLOI0010'))
}

/** The letter lies inside the period of its contract. */
const checkPeriod: Check = ({ effectiveOn, expiresOn }, { contract }) => {
  if (!contract) return []
  const [startsEarly, endsLate] = [effectiveOn < contract.validFrom, expiresOn > contract.validTo]
  return [
    ...when(isDateOnly(effectiveOn) && (startsEarly || effectiveOn > contract.validTo), () =>
      violation('effectiveOn', 'BLOI0011'),
    ),
    ...when(isDateOnly(expiresOn) && (endsLate || expiresOn < contract.validFrom), () =>
      violation('expiresOn', 'BLOI0011'),
    ),
  ]
}

const checks = [checkParties, checkContract, checkPort, checkItem, checkStart, checkEnd, checkPeriod]

/** Everything that is wrong with a blanket letter, one violation for each field. */
export function checkBlanketLetter(document: BlanketLetterDocument, facts: LetterFacts): Violation[] {
  const found = checks.flatMap((check) => check(document, facts))
  return found.filter(({ path }, at) => found.findIndex((other) => other.path === path) === at)
}

/** A search needs shipper and address, and a contract without I and V. */
export const checkBlanketCriteria = ({
  shipper,
  shipperAddress,
  serviceContract,
}: Pick<BlanketLetterCriteria, 'shipper' | 'shipperAddress' | 'serviceContract'>): Violation[] => [
  ...when(shipper === '', () => violation('shipper', 'BLOI0002')),
  ...when(shipperAddress === '', () => violation('shipperAddress', 'BLOI0003')),
  ...when(hasForbiddenLetter(serviceContract), () => violation('serviceContract', 'BLOI0027')),
]
