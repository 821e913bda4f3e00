import type { BookingChoices, Choice } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { en } from '@fairway/contract/bookings/request-messages/en'
import { vi } from '@fairway/contract/bookings/request-messages/vi'
import { zh } from '@fairway/contract/bookings/request-messages/zh'
import * as words from '@fairway/contract/bookings/requests/booking-request.values'
import type { BookingColumn } from '@fairway/contract/form-uploads/booking-form/booking-form.values'
import { CODE_SEAM } from '@fairway/contract/form-uploads/form-names.rules'
import type { Language } from '@fairway/contract/shared/language'
import type { Lists } from '../form-template.ts'

export type TemplateLists = Lists<BookingColumn>

export const requestTexts = { en, zh, vi }
export const entry = (code: string, name: string) => `${code}${CODE_SEAM}${name}`

/** What this person can choose from, in their language. Ports from which nothing comes as a file are left out. */
export function templateLists(
  choices: BookingChoices,
  { language, closedPorts }: { language: Language; closedPorts: ReadonlySet<string> },
): TemplateLists {
  const named = (list: readonly Choice[]) => list.map(({ code, name }) => entry(code, name[language]))
  const places = new Map(choices.places.map(({ code, name }) => [code, entry(code, name[language])]))
  const ports = (codes: readonly string[]) => [...new Set(codes)].flatMap((code) => places.get(code) ?? [])
  // ports that the contracts name come before the others
  const loading = [...choices.portofLoading.filter((code) => choices.portofLoad.includes(code)), ...choices.portofLoad]
  const anywhere = [...places.values()]
  const { organisations, serviceContracts, vvds } = choices
  return new Map<BookingColumn, readonly string[]>([
    ['organisation', organisations.length > 1 ? organisations.map(({ ref, name }) => entry(ref, name)) : []],
    ['serviceContract', serviceContracts.map(({ number, title }) => entry(number, title))],
    ['freightTerm', choices.serviceTypes],
    ['paymentTerm', Object.values(requestTexts[language].paymentTerms)],
    ['placeOfReceipt', anywhere],
    ['portOfLoading', ports(loading.filter((code) => !closedPorts.has(code)))],
    ['portOfDischarge', ports(choices.portsOfDischarge)],
    ['placeOfDelivery', anywhere],
    ['vvd', vvds.map(({ vvd, vessel }) => entry(vvd, vessel))],
    ['equipment', named(choices.containerTypes)],
    ['packageType', named(choices.packageTypes)],
    ['temperatureUnit', words.temperatureUnits],
    ['hazard.unType', words.unTypes],
    ['hazard.packageGroup', words.packageGroups],
    ['hazard.flashPointUnit', words.temperatureUnits],
  ])
}
