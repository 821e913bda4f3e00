import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { checkDigit } from '../packages/contract/src/shared/container-number.ts'

let key: Promise<string> | undefined

/** A key for the carrier's system, one for all tests of this process: the command that creates it starts slowly. */
export function carrierKey() {
  key ??= mintKey(`browser-tests-${process.pid}-${Date.now()}`)
  return key
}

/** Creates a key for the carrier's system, as docs/operations.md describes. */
async function mintKey(name: string): Promise<string> {
  const { DATABASE_URL: _otherDatabase, ...env } = process.env
  const dataFolder = process.env.FAIRWAY_E2E_DATA
  const { stdout } = await promisify(execFile)('node', ['tools/admin.mjs', 'create-key', name, 'all'], {
    env: { ...env, ...(dataFolder && { FAIRWAY_DATA: dataFolder }) },
  })
  return stdout.split('\n')[0] ?? ''
}

const HOUR_MS = 3_600_000
const TERMINAL = 'USLGB-SSA'

/** The carrier's system, with cargo of its own that no other test moves: a booking from Ningbo to Long Beach. */
export class Carrier {
  readonly bookingNo = `9${String(randomInt(1_000_000)).padStart(6, '0')}`
  readonly #url: string
  readonly #key: string
  readonly #vvd = `FTE${this.bookingNo.slice(1)}E`
  #now = 0
  #serial = 0

  constructor(url: string, key: string) {
    this.#url = url
    this.#key = key
  }

  /** Sends ship, booking and the first container, and returns its number. */
  async begin() {
    const clock = await fetch(`${this.#url}/carrier/v1/clock`, { headers: { authorization: `Bearer ${this.#key}` } })
    this.#now = Date.parse(((await clock.json()) as { now: string }).now) // as the contract says
    await this.sail(240)
    await this.book({})
    return this.assign()
  }

  /** Sends a ship that leaves Ningbo in a day, after the cut-offs of yard and manifest; returns its voyage. */
  async offerLate() {
    const clock = await fetch(`${this.#url}/carrier/v1/clock`, { headers: { authorization: `Bearer ${this.#key}` } })
    this.#now = Date.parse(((await clock.json()) as { now: string }).now) // as the contract says
    const vvd = `FTL${this.bookingNo.slice(1)}E`
    await this.#send('schedules', {
      vvd,
      vessel: { code: 'FTL', name: 'Fairway Teal' },
      voyage: '001',
      direction: 'E',
      service: 'PX1',
      revision: this.#revision(),
      calls: [
        {
          location: 'CNNGB',
          departure: { planned: this.#at(24) },
          cutOffs: { si: this.#at(-4), cy: this.#at(-3), ams: this.#at(-2) },
        },
        { location: 'USLGB', arrival: { planned: this.#at(360) } },
      ],
    })
    return vvd
  }

  /** The ship is due after so many hours; where `ams` says when, the manifest of Ningbo is closed then. */
  sail(hours: number, reason: string | null = null, ams?: number) {
    return this.#send('schedules', {
      vvd: this.#vvd,
      vessel: { code: 'FTE', name: 'Fairway Tern' },
      voyage: '001',
      direction: 'E',
      service: 'PX1',
      revision: this.#revision(),
      calls: [
        {
          location: 'CNNGB',
          departure: { planned: this.#at(ams === undefined ? -48 : 48) },
          ...(ams !== undefined && { cutOffs: { ams: this.#at(ams) } }),
        },
        { location: 'USLGB', arrival: { planned: this.#at(240), estimated: this.#at(hours), reason } },
      ],
    })
  }

  book(change: object) {
    return this.#send('bookings', {
      bookingNo: this.bookingNo,
      status: 'Approved',
      portOfLoading: 'CNNGB',
      portOfDischarge: 'USLGB',
      originTerm: 'CY',
      destinationTerm: 'CY',
      paymentTerm: 'Prepaid',
      billType: 'SW',
      bookedAt: this.#at(-240),
      revision: this.#revision(),
      parties: [{ role: 'consignee', organisation: 'LAKESHORE-HOME' }],
      legs: [
        {
          kind: 'ocean',
          from: 'CNNGB',
          to: 'USLGB',
          vvd: this.#vvd,
          plannedDepartureAt: this.#at(-48),
          plannedArrivalAt: this.#at(240),
        },
      ],
      ...change,
    })
  }

  async assign() {
    const first10 = `FWTU${String(randomInt(1_000_000)).padStart(6, '0')}`
    const containerNo = first10 + checkDigit(first10)
    const { bookingNo } = this
    await this.#send('containers', {
      bookingNo,
      containerNo,
      equipment: '45G1',
      assignedAt: this.#at(-200),
      revision: this.#revision(),
    })
    return containerNo
  }

  /** The empty container leaves the depot: the stage becomes Empty Pickup. */
  pickUp = (containerNo: string) => this.#move(containerNo, -120, { kind: 'gateOut', load: 'empty' })
  /** Full at the port: At Origin. */
  gateIn = (containerNo: string) => this.#move(containerNo, -96, { kind: 'gateIn', load: 'full' })
  /** On the ship: In-Transit. */
  load = (containerNo: string) =>
    this.#move(containerNo, -50, { kind: 'loaded', load: 'full', mode: 'vessel', vvd: this.#vvd })

  /** Off the ship in Long Beach: At Destination, or Hold. */
  discharge = (containerNo: string) =>
    this.#move(containerNo, -4, {
      kind: 'discharged',
      load: 'full',
      mode: 'vessel',
      vvd: this.#vvd,
      location: TERMINAL,
    })
  /** The terminal reports that it is available. */
  release = (containerNo: string) => this.#move(containerNo, -3, { kind: 'available', location: TERMINAL })
  /** The consignee's trucker picks it up: Out-gated. */
  gateOut = (containerNo: string) => this.#move(containerNo, -2, { kind: 'gateOut', load: 'full', location: TERMINAL })

  hold(containerNo: string, type: string, state: 'red' | 'green') {
    const since = state === 'red' ? this.#at(-6) : this.#at(-5)
    return this.#send('holds', { ...this.#keyOf(containerNo), type, state, since, remark: 'Intensive exam' })
  }
  customs(containerNo: string, step: string) {
    const ref = `${containerNo}-C${this.#revision()}`
    const details = { location: 'USLGB', authority: 'US CBP', occurredAt: this.#at(-5) }
    return this.#send('customs', { ...this.#keyOf(containerNo), ...details, ref, step })
  }
  interchange(containerNo: string, receiptNo: string) {
    const found = { condition: 'damaged', damage: 'Dent in the left door', trucker: 'Harbor Drayage' }
    const move = { direction: 'out', load: 'full', location: TERMINAL, occurredAt: this.#at(-2) }
    return this.#send('interchanges', { ...this.#keyOf(containerNo), ...move, ...found, ref: receiptNo, receiptNo })
  }
  /** The number of days late, and the charge. */
  detain(containerNo: string, days: number, amount: string) {
    const returnBy = this.#at(-24 * days).slice(0, 10)
    const charge = { amount, currency: 'USD' }
    const stated = { freeDays: 5, returnBy, detentionDays: days, charge, statedAt: this.#at(-1) }
    return this.#send('free-time', { ...this.#keyOf(containerNo), ...stated })
  }

  #keyOf = (containerNo: string) => ({ bookingNo: this.bookingNo, containerNo })
  #move(containerNo: string, hours: number, move: object) {
    const ref = `${containerNo}-${this.#revision()}`
    return this.#send('events', {
      ref,
      ...this.#keyOf(containerNo),
      location: 'CNNGB',
      occurredAt: this.#at(hours),
      ...move,
    })
  }
  #at(hours: number) {
    return new Date(this.#now + hours * HOUR_MS).toISOString()
  }
  #revision() {
    this.#serial += 1
    return this.#serial
  }
  async #send(path: string, line: object) {
    const reply = await fetch(`${this.#url}/carrier/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#key}`, 'content-type': 'application/x-ndjson' },
      body: JSON.stringify(line),
    })
    const text = await reply.text()
    if (!text.includes('"accepted":1')) throw new Error(`${path}: ${text}`)
  }
}
