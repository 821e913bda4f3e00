import type { Group } from '@fairway/contract/kit/access'
import type { Portal } from '../../../platform/testing.ts'
import {
  type Booked,
  decideAs,
  instructionFor,
  instructionWorld,
  siDecision,
} from '../../shipping-instructions/instruction.fixture.ts'
import { charge } from '../billing.fixture.ts'

type Role = 'shipper' | 'consignee' | 'forwarder' | 'notifyParty' | 'broker' | 'rival'
const refOf: Record<Role, string> = {
  ...{ shipper: 'NBL', consignee: 'LSH', forwarder: 'FWD', notifyParty: 'NTF', broker: 'BRK', rival: 'RIV' },
}
const everything: readonly Group[] = ['BD', 'BR', 'SI', 'VG', 'OD', 'SD', 'OL', 'BL']

/** Billed bookings with instructions, and a person of each party who may have every paper. */
export async function paperWorld(portal: Portal) {
  const world = await instructionWorld(portal)
  const person = (role: Role, groups: readonly Group[] = everything) =>
    portal.person({ groups: [...groups], organisationIds: [world.idOf(refOf[role])] })
  const people = Object.fromEntries(
    await Promise.all((Object.keys(refOf) as Role[]).map(async (role) => [role, await person(role)] as const)), // its keys
  ) as Record<Role, Awaited<ReturnType<typeof person>>> // one of each
  /** A bill that was instructed and accepted, and is billed with charges on both terms and an invoice for each. */
  const billed = async (more: object = {}, instruction: object = {}) => {
    const booked = await world.book({ bills: [] })
    const { state } = (await world.shipper.calls.submit({ document: instructionFor(booked, instruction) })).json
    await decideAs(portal, siDecision(state, 'accept', { draft: instructionFor(booked, instruction) }))
    await bill(portal, booked, more)
    return { ...booked, instructionId: state.id as number } // the id of the reply
  }
  return { ...world, people, person, billed }
}
export type PaperWorld = Awaited<ReturnType<typeof paperWorld>>
export type Billed = Awaited<ReturnType<PaperWorld['billed']>>

let revision = 0
/** The carrier says how far a bill has come. */
export const billLineOf = ({ bookingNo, blNo }: Pick<Booked, 'bookingNo' | 'blNo'>, more: object = {}) => ({
  ...{ blNo, bookingNo, type: 'OBL', status: 'Billed', billedAt: '2026-11-10T08:00:00Z' },
  ...{ statedAt: '2026-11-10T08:00:00Z', revision: ++revision, ...more },
})

async function bill(portal: Portal, { bookingNo, blNo }: Booked, more: object) {
  await portal.carrier('bills', [billLineOf({ bookingNo, blNo }, more)])
  const prepaid = charge(1, 'OFR', '1850.00', { term: 'Prepaid', currency: 'USD' })
  const collect = charge(2, 'DTHC', '410.00', { term: 'Collect', currency: 'USD' })
  await portal.carrier('charges', [{ blNo, bookingNo, charges: [prepaid, collect], revision: 1 }])
  const shared = { blNo, bookingNo, currency: 'USD', issuedOn: '2026-11-01', dueOn: '2026-11-29', revision: 1 }
  await portal.carrier('invoices', [
    { ...shared, invoiceNo: `P${bookingNo}`, term: 'Prepaid', total: '1850.00', lines: [charge(1, 'OFR', '1850.00')] },
    { ...shared, invoiceNo: `C${bookingNo}`, term: 'Collect', total: '410.00', lines: [charge(2, 'DTHC', '410.00')] },
  ])
}

export interface Person {
  headers: Record<string, string>
  cookies: string
}

/** The calls about papers, made by one person. */
export const paperCalls = (portal: Portal, { headers, cookies }: Person) => {
  const fetchFile = async (ticket: string, cookie = cookies) => {
    const reply = await fetch(`${portal.url}/files/${ticket}`, { headers: { cookie } })
    return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) }
  }
  const ticket = (wanted: object) => portal.post('/api/files/ticket', { language: 'en', ...wanted }, headers)
  return {
    fetchFile,
    ticket,
    /** The bytes of a document, or the code of the refusal. */
    file: async (wanted: object) => {
      const { json } = await ticket(wanted)
      return json.ticket ? (await fetchFile(json.ticket)).bytes : (json.errorCode as string) // one of both
    },
    download: (documents: object[], language = 'en') =>
      portal.post('/api/billing/download', { documents, language }, headers),
    mail: (documents: object[], to: string[], more: object = {}) =>
      portal.post('/api/billing/documents', { documents, to, language: 'en', remark: '', ...more }, headers),
    papersOf: (...blNos: string[]) => portal.post('/api/billing/papers', { blNos }, headers),
    originals: (blNo: string) => portal.get(`/api/billing/originals?blNo=${blNo}`, headers),
    issue: (blNo: string) => portal.post('/api/billing/originals', { blNo }, headers),
    log: (document: string, number: string) =>
      portal.get(`/api/billing/documentlog?document=${document}&number=${number}`, headers),
    papers: (bookingNo: string) => portal.get(`/api/bookings/papers?bookingNo=${bookingNo}`, headers),
    zip: (bookingNo: string, language = 'en') => portal.post('/api/bookings/papers', { bookingNo, language }, headers),
  }
}
