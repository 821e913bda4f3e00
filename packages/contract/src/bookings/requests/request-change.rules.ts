import { differencesBetween } from '../../shared/document-difference.rules.ts'
import type { ContainerRow, RequestDocument } from './booking-request.schema.ts'
import type { CargoFlag } from './booking-request.values.ts'
import { nearestPort, type Place } from './place.rules.ts'
import { halvesOf } from './route.rules.ts'

/** Questions to confirm before a change, because it empties filled-in fields or costs money. */
export type Question = 'paymentTerm' | 'freightTerm' | 'vessel' | 'containerDefaults' | 'gesRates'

/** A change before it is applied: the resulting document, the questions to confirm, and the hints to show. */
export interface Consequence {
  after: RequestDocument
  ask?: Question
  advice?: 'guaranteeLetter'
}

type Fields = Partial<Pick<RequestDocument, 'paymentTerm' | 'freightTerm' | 'portOfLoading' | 'portOfDischarge'>>

/** Rows whose type and temperature must be chosen again; the numbers of containers and packages stay. */
const withoutTypes = (rows: ContainerRow[]) => rows.map((row) => ({ ...row, equipment: '', temperature: '' }))

/** Asks only where filled-in values would be lost. */
const consequence = (before: RequestDocument, after: RequestDocument, ask: Question): Consequence =>
  differencesBetween(before, after).some(({ left }) => left !== '') ? { after, ask } : { after }

/** With CY the cargo is received at the port of loading: the place of receipt follows it until it is changed. */
export function withReceipt(document: RequestDocument, before: RequestDocument = document): RequestDocument {
  const { placeOfReceipt, portOfLoading, freightTerm } = document
  const isFree = placeOfReceipt === '' || placeOfReceipt === before.portOfLoading
  return isFree && halvesOf(freightTerm).origin === 'CY' ? { ...document, placeOfReceipt: portOfLoading } : document
}

/** Another payment term empties both places, another freight term the place of receipt, another port the vessel. */
export function changeTerms(document: RequestDocument, fields: Fields): Consequence {
  const changed = { ...document, ...fields }
  if (fields.paymentTerm !== undefined && fields.paymentTerm !== document.paymentTerm)
    return consequence(changed, withReceipt({ ...changed, placeOfReceipt: '', placeOfDelivery: '' }), 'paymentTerm')
  if (fields.freightTerm !== undefined && fields.freightTerm !== document.freightTerm)
    return consequence(changed, withReceipt({ ...changed, placeOfReceipt: '' }), 'freightTerm')
  const moved = withReceipt(changed, document)
  const isPort =
    changed.portOfLoading !== document.portOfLoading || changed.portOfDischarge !== document.portOfDischarge
  return isPort ? consequence(moved, { ...moved, vvd: '' }, 'vessel') : { after: changed }
}

const inlandFields = { portOfLoading: 'placeOfReceipt', portOfDischarge: 'placeOfDelivery' } as const

/** A place that is entered as a port. */
export interface NamedPort {
  field: keyof typeof inlandFields
  code: string
}

/** The choices of a port: all places by their codes, and the ports where ships call. */
export interface PortChoices<P extends Place> {
  places: ReadonlyMap<string, P>
  ports: readonly string[]
}

/** The port for an inland place that was entered as a port: the nearest one on its side of the ocean. */
export function portFor<P extends Place & { code: string }>(
  document: RequestDocument,
  { field, code }: NamedPort,
  choices: PortChoices<P>,
): P | undefined {
  const place = choices.places.get(code)
  if (!place || place.kind === 'port') return undefined
  const otherEnd = field === 'portOfLoading' ? document.portOfDischarge : document.portOfLoading
  const ports = choices.ports.flatMap((port) => (port === otherEnd ? [] : (choices.places.get(port) ?? [])))
  return nearestPort(place, ports, choices.places.get(otherEnd))
}

/** Chooses a port. An inland place becomes the place of receipt or delivery, and the nearest port replaces it. */
export function changePort(
  document: RequestDocument,
  named: NamedPort,
  choices: PortChoices<Place & { code: string }>,
): Consequence {
  const { field, code } = named
  const port = portFor(document, named, choices)
  if (!port) return changeTerms(document, { [field]: code })
  return changeTerms({ ...document, [inlandFields[field]]: code }, { [field]: port.code })
}

/** Selecting OOG or REEFER, or deselecting NOR, empties the container types; GES asks about rates, GOH only informs. */
export function changeFlag(document: RequestDocument, flag: CargoFlag, isOn: boolean): Consequence {
  const flags = isOn
    ? [...document.flags.filter((one) => one !== flag), flag]
    : document.flags.filter((one) => one !== flag)
  const changed = { ...document, flags }
  const resets = isOn ? flag === 'OOG' || flag === 'REEFER' : flag === 'NOR'
  if (resets)
    return consequence(changed, { ...changed, containers: withoutTypes(changed.containers) }, 'containerDefaults')
  if (flag === 'GES' && isOn) return { after: changed, ask: 'gesRates' }
  return flag === 'GOH' && isOn ? { after: changed, advice: 'guaranteeLetter' } : { after: changed }
}
