import type { ContainerRow, RequestDocument } from './booking-request.schema.ts'
import type { CargoFlag } from './booking-request.words.ts'

/** What has to be asked before a change is applied, because it undoes something that is filled in, or costs money. */
export type Question = 'paymentTerm' | 'freightTerm' | 'vessel' | 'containerDefaults' | 'gesRates'

/** A change as it would be applied: the document afterwards, what to ask before, and what to tell. */
export interface Consequence {
  after: RequestDocument
  ask?: Question
  tell?: 'guaranteeLetter'
}

type Fields = Partial<Pick<RequestDocument, 'paymentTerm' | 'freightTerm' | 'portOfLoading' | 'portOfDischarge'>>

/** Rows whose type and temperature have to be chosen again; how many boxes and packages stays. */
const withoutTypes = (rows: ContainerRow[]) => rows.map((row) => ({ ...row, equipment: '', temperature: '' }))

/** Asks only where something that is filled in would go. */
const consequence = (before: RequestDocument, after: RequestDocument, ask: Question): Consequence =>
  JSON.stringify(before) === JSON.stringify(after) ? { after } : { after, ask }

/** Another payment term empties both places, another freight term that of receipt, another port the vessel. */
export function changeTerms(document: RequestDocument, fields: Fields): Consequence {
  const changed = { ...document, ...fields }
  if (fields.paymentTerm !== undefined && fields.paymentTerm !== document.paymentTerm)
    return consequence(changed, { ...changed, placeOfReceipt: '', placeOfDelivery: '' }, 'paymentTerm')
  if (fields.freightTerm !== undefined && fields.freightTerm !== document.freightTerm)
    return consequence(changed, { ...changed, placeOfReceipt: '' }, 'freightTerm')
  const isPort =
    changed.portOfLoading !== document.portOfLoading || changed.portOfDischarge !== document.portOfDischarge
  return isPort ? consequence(changed, { ...changed, vvd: '' }, 'vessel') : { after: changed }
}

/** Selecting OOG or REEFER, or giving up NOR, empties the types of the boxes; GES asks because of its rates, GOH tells. */
export function changeFlag(document: RequestDocument, flag: CargoFlag, isOn: boolean): Consequence {
  const flags = isOn
    ? [...document.flags.filter((one) => one !== flag), flag]
    : document.flags.filter((one) => one !== flag)
  const changed = { ...document, flags }
  const resets = isOn ? flag === 'OOG' || flag === 'REEFER' : flag === 'NOR'
  if (resets)
    return consequence(changed, { ...changed, containers: withoutTypes(changed.containers) }, 'containerDefaults')
  if (flag === 'GES' && isOn) return { after: changed, ask: 'gesRates' }
  return flag === 'GOH' && isOn ? { after: changed, tell: 'guaranteeLetter' } : { after: changed }
}
