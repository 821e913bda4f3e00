import type { Page } from '@playwright/test'
import type { SiDocument } from '../packages/contract/src/shipping-instructions/shipping-instruction.schema.ts'
import type { BillingCarrier } from './corrections.ts'
import { storedSession } from './people.ts'
import { expect } from './portal.ts'

/** The demo carrier answers nothing but that it received the instruction: the test decides. */
const WAIT = 'demo: wait'

/** What is wrong with an instruction, or how the carrier's draft differs. */
interface Answer {
  note?: string
  remarks?: { path: string; text: string }[]
  draft?: SiDocument
}

interface Sent {
  id: number
  blNo: string
  version: number
  document: SiDocument
}

/** A booking of Ningbo Lighting with two containers, and the instructions for it without the form. */
export class InstructedBooking {
  readonly carrier: BillingCarrier
  readonly #page: Page

  constructor(carrier: BillingCarrier, page: Page) {
    this.carrier = carrier
    this.#page = page
  }

  get bookingNo() {
    return this.carrier.shipmentNo
  }

  async begin() {
    await this.carrier.cargo.begin()
    await this.carrier.cargo.assign()
    await this.carrier.book({ bills: [], billType: 'OBL' })
  }

  async #headers() {
    const { tokenType = '', accessToken = '' } = (await storedSession(this.#page)) ?? {}
    return { authorization: `${tokenType} ${accessToken}` }
  }

  /** A complete instruction for all containers of the booking. */
  async document(more: Partial<SiDocument> = {}): Promise<SiDocument> {
    const headers = await this.#headers()
    const reply = await this.#page.request.get(`/api/si/form?reference=${this.bookingNo}`, { headers })
    const { booking, document } = await reply.json()
    const containers = booking.containers.map(({ containerNo }: { containerNo: string }, at: number) => ({
      containerNo,
      equipment: '45G1',
      seal: `FW${910_000 + at}`,
      packages: String(600 + 20 * at),
      packageType: 'CT',
      weight: String(9100 + 25 * at),
      volume: '61.2',
    }))
    return {
      ...document,
      blType: 'OBL',
      originals: '3',
      nonNegotiables: '3',
      freightDisplay: 'Freighted',
      paymentTerm: 'Prepaid',
      shipper: {
        name: 'NINGBO LIGHTING CO., LTD. 宁波灯具有限公司',
        address: '88 PORT ROAD\nBEILUN, NINGBO, CHINA',
        contact: '',
      },
      consignee: {
        name: 'LAKESHORE HOME, INC.',
        address: '1200 LAKE STREET\nCHICAGO, IL 60601, USA',
        contact: 'TEL 312 555 0133',
      },
      notifyParty: { name: 'HARBOR NOTIFY, LLC', address: '5 PIER STREET\nLONG BEACH, CA 90802, USA', contact: '' },
      commodities: [
        {
          description: 'LED PENDANT LAMPS WITH SHADES\nP.O. 88121, ITEMS 4 TO 9',
          marks: 'LAKESHORE\nCHICAGO\nC/NO. 1-1220',
          hts: '9405.11.80',
          containers,
        },
      ],
      remarks: WAIT,
      ...more,
    }
  }

  /** Sends an instruction, the first time or a version more; the carrier may change it at any moment. */
  async submit(document: SiDocument, id?: number): Promise<Sent> {
    const headers = await this.#headers()
    for (;;) {
      const { state: known } = id
        ? await (await this.#page.request.get(`/api/si/instruction?id=${id}`, { headers })).json()
        : { state: undefined }
      const data = {
        ...(known && { id, revision: known.revision }),
        document,
        confirmed: await this.#warnings(document),
      }
      const reply = await (await this.#page.request.post('/api/si/submit', { headers, data })).json()
      if (reply.errorCode === 'GE0007') continue
      expect(reply.state, JSON.stringify(reply)).toBeTruthy()
      const { state } = reply
      return { id: state.id, blNo: state.blNo, version: state.version, document }
    }
  }

  async #warnings(document: SiDocument): Promise<string[]> {
    const headers = await this.#headers()
    const reply = await this.#page.request.post('/api/si/validate', { headers, data: { document } })
    const { warnings = [] } = await reply.json()
    return warnings.map(({ code }: { code: string }) => code)
  }

  /** The newest version: a draft of the carrier and a return of it count too. */
  async versionOf(id: number): Promise<number> {
    const reply = await this.#page.request.get(`/api/si/instruction?id=${id}`, { headers: await this.#headers() })
    return (await reply.json()).state.version
  }

  /** The carrier decides on a version. */
  async decide({ id, blNo, version }: Sent, decision: 'accept' | 'reject' | 'correct', answer: Answer = {}) {
    const { note = null, remarks = [], draft = null } = answer
    const line = { instructionId: id, blNo, version, decision, note, remarks, draft }
    const reply = await this.carrier.decide('si-decisions', line)
    expect(reply.rejected, JSON.stringify(reply)).toEqual([])
  }
}
