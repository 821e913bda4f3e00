import type { Page } from '@playwright/test'
import { Carrier } from './carrier.ts'
import { expect } from './portal.ts'
import { requestsOf } from './requests.ts'

/** The carrier's side of a shipment that is requested and corrected in the portal. */
export class BillingCarrier {
  readonly cargo: Carrier
  readonly #url: string
  readonly #key: string
  #revision = 100
  #refs = 0

  constructor(url: string, key: string) {
    this.cargo = new Carrier(url, key)
    this.#url = url
    this.#key = key
  }

  get shipmentNo() {
    return this.cargo.bookingNo
  }
  get blNo() {
    return `FWYL${this.shipmentNo}01`
  }

  /** Books the request of the person on this page. The demo carrier may answer first: then another request is made. */
  async bookRequest(page: Page, more: object) {
    await this.cargo.begin()
    const requests = await requestsOf(page)
    for (let isBooked = false; !isBooked; ) {
      const { ediRef } = await requests.submit({ remarks: 'demo: approve', ...more })
      const reply = await this.decide('decisions', {
        ediRef,
        version: 1,
        decision: 'approve',
        bookingNo: this.shipmentNo,
      })
      isBooked = reply.accepted === 1
      if (isBooked) await this.book({ ediRef })
    }
  }

  /** Sends the booking as it was requested, with a bill and other given values. */
  book(change: object) {
    this.#revision += 1
    return this.cargo.book({
      revision: this.#revision,
      bills: [this.blNo],
      parties: [
        { role: 'shipper', organisation: 'NINGBO-LIGHTING' },
        { role: 'consignee', organisation: 'LAKESHORE-HOME' },
      ],
      ...change,
    })
  }

  bill(status: 'Rated' | 'Billed', more: object = {}) {
    this.#revision += 1
    const now = new Date().toISOString()
    const { blNo, shipmentNo: bookingNo } = this
    const line = { blNo, bookingNo, type: 'SW', status, statedAt: now, revision: this.#revision }
    return this.#send('bills', { ...line, ...(status === 'Billed' && { billedAt: now }), ...more })
  }

  /** Decides on a version of a correction; the demo carrier may have decided the same before. */
  async decideOn(correctionId: number, version: number, decision: string, note: string | null = null) {
    const { shipmentNo } = this
    const reply = await this.decide('correction-decisions', { correctionId, shipmentNo, version, decision, note })
    expect(reply.rejected, JSON.stringify(reply)).toEqual([])
  }

  decide(path: string, decision: object) {
    this.#refs += 1
    return this.#send(path, {
      ref: `E2E-${this.shipmentNo}-${this.#refs}`,
      decidedAt: new Date().toISOString(),
      ...decision,
    })
  }

  async #send(path: string, line: object): Promise<{ accepted: number; rejected: unknown[] }> {
    const reply = await fetch(`${this.#url}/carrier/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#key}`, 'content-type': 'application/x-ndjson' },
      body: JSON.stringify(line),
    })
    expect(reply.ok, path).toBe(true)
    return (await reply.json()) as { accepted: number; rejected: unknown[] } // as the contract says
  }
}
