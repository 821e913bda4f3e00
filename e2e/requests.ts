import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { storedSession } from './people.ts'

interface Made {
  id: number
  ediRef: string
  revision: number
  status: string
}

/** The requests of the person who is signed in on this page, without the form. */
export async function requestsOf(page: Page) {
  const { tokenType = '', accessToken = '' } = (await storedSession(page)) ?? {}
  const headers = { authorization: `${tokenType} ${accessToken}` }
  const get = async (path: string) => (await page.request.get(path, { headers })).json()
  const post = async (path: string, data: object) => (await page.request.post(path, { headers, data })).json()
  const { serviceContracts, clock } = await get('/api/bookings/refdata')
  const today = String(clock.now).slice(0, 10)
  const later = new Date(Date.parse(today) + 40 * 86_400_000).toISOString().slice(0, 10)
  const { sailings } = await get(`/api/bookings/vessels?pol=CNNGB&pod=USLGB&from=${today}&to=${later}`)
  const { vvd } = sailings.findLast((sailing: { isExpired: boolean }) => !sailing.isExpired)

  /** A valid request with a unique reference. */
  const document = (more: object = {}) => ({
    customerReference: `E2E-${randomUUID().slice(0, 8)}`,
    serviceContract: serviceContracts[0].number,
    portOfLoading: 'CNNGB',
    portOfDischarge: 'USLGB',
    placeOfReceipt: 'CNNGB',
    placeOfDelivery: 'USLGB',
    freightTerm: 'CY-CY',
    paymentTerm: 'Prepaid',
    vvd,
    shipper: { name: '宁波灯具有限公司', address: '宁波市北仑区港口路 88 号', contact: '' },
    consignee: { name: 'Công ty Đèn Hải Phòng', address: '12 Lạch Tray\nHải Phòng', contact: '' },
    commodity: 'LED lamps',
    grossWeight: '18250.5',
    containers: [{ equipment: '45G1', quantity: '2', packageType: 'CT', packages: '840', temperature: '' }],
    ...more,
  })
  const stateOf = (path: string, reply: { state?: Made }): Made => {
    if (!reply.state) throw new Error(`${path}: ${JSON.stringify(reply)}`)
    return reply.state
  }
  const send = async (path: string, body: object) => stateOf(path, await post(path, body))
  /** Sends another version; the carrier may change the request at any moment, so it is read again until it fits. */
  const amend = async (id: number, change: object): Promise<Made> => {
    for (;;) {
      const { state, document: stored } = await get(`/api/bookings/detail?id=${id}`)
      const body = { id, revision: state.revision, document: { ...stored, ...change } }
      const reply = await post('/api/bookings/submit', body)
      if (reply.errorCode !== 'BR0003') return stateOf('amendment', reply)
    }
  }
  return {
    document,
    draft: (more: object = {}) => send('/api/bookings/draft', { document: document(more) }),
    submit: (more: object = {}) => send('/api/bookings/submit', { document: document(more) }),
    amend,
  }
}
