import { randomUUID } from 'node:crypto'
import { broken } from '@fairway/contract/bookings/requests/broken-request.fixture'
import { afterAll, beforeAll } from 'vitest'
import * as requests from '../../packages/server/src/features/bookings/requests/booking-request.fixture.ts'
import { decisionLine } from '../../packages/server/src/features/bookings/requests/decision.fixture.ts'
import { booking } from '../../packages/server/src/features/carrier/carrier-lines.fixture.ts'
import { csv, row, uploadCalls } from '../../packages/server/src/features/form-uploads/form-upload.fixture.ts'
import { type Portal, startPortal } from '../../packages/server/src/platform/testing.ts'
import { walkCodes } from './answers.ts'
import { requestCodes } from './codes.ts'

const { document } = requests
let portal: Portal
let mei: requests.RequestCalls
let files: ReturnType<typeof uploadCalls>
let stranger: requests.RequestCalls
beforeAll(async () => {
  portal = await startPortal({ now: requests.TODAY })
  const { NBL } = await requests.loadRequestWorld(portal)
  const { headers } = await portal.person({ groups: ['BR'], organisationIds: [NBL] })
  mei = requests.requestCalls(portal, headers)
  files = uploadCalls(portal, headers)
  stranger = requests.requestCalls(portal, (await portal.person({ groups: ['TD'], organisationIds: [NBL] })).headers)
})
afterAll(() => portal.stop())

/** A document that breaks the rule of this code, as the form would send it. */
const refused = (code: string) => () => {
  const [, change = {}] = broken.find(([, , given]) => given === code) ?? []
  return mei.submit({ document: document(change) })
}
/** A request after these steps of its customer and the carrier. */
async function requestAfter(...steps: ('submit' | 'cancel' | 'approve' | 'confirmCancellation')[]) {
  const input = document()
  let { state } = (await mei.save({ document: input })).json
  for (const step of steps) {
    const { id, revision, ediRef, version } = state
    if (step === 'submit') await mei.submit({ id, revision, document: input })
    else if (step === 'cancel') await mei.cancel({ id, revision, comment: 'Order lost' })
    else await portal.carrier('decisions', [decisionLine(ediRef, version, step)])
    state = (await mei.get(id)).json.state
  }
  const { id, revision } = state
  return { id, revision, change: { id, revision, document: { ...input, commodity: 'Lamps' } } }
}
/** Asks while the carrier's system is silent. */
async function inSilence<T>(call: () => Promise<T>): Promise<T> {
  await portal.pool.raw.query(`update carrier_intake set heard_at = now() - interval '16 minutes'`)
  try {
    return await call()
  } finally {
    await portal.pool.raw.query('update carrier_intake set heard_at = now()')
  }
}

walkCodes(requestCodes, () => ({
  BR0001: () => stranger.search(),
  BR0002: () => mei.get(999_999),
  BR0003: async () => {
    const { id, change } = await requestAfter()
    await mei.save(change)
    return mei.save({ ...change, id, document: document() })
  },
  BR0004: async () => mei.save((await requestAfter('submit', 'cancel')).change),
  BR0005: async () => mei.submit((await requestAfter('submit', 'cancel')).change),
  BR0006: async () => {
    const { id, revision } = await requestAfter()
    return mei.cancel({ id, revision, comment: 'Order lost' })
  },
  BR0007: async () => {
    const { id, revision } = await requestAfter('submit')
    return mei.delete(id, revision)
  },
  BR0008: refused('BR0008'),
  BR0009: refused('BR0009'),
  BR0010: refused('BR0010'),
  BR0011: async () => {
    const taken = document()
    await mei.submit({ document: taken })
    return mei.submit({ document: document({ customerReference: taken.customerReference }) })
  },
  BR0012: refused('BR0012'),
  BR0013: refused('BR0013'),
  BR0014: refused('BR0014'),
  BR0015: refused('BR0015'),
  BR0016: refused('BR0016'),
  BR0017: refused('BR0017'),
  BR0018: refused('BR0018'),
  BR0019: refused('BR0019'),
  BR0020: refused('BR0020'),
  BR0021: refused('BR0021'),
  BR0022: refused('BR0022'),
  BR0023: refused('BR0023'),
  BR0024: refused('BR0024'),
  BR0025: refused('BR0025'),
  BR0026: refused('BR0026'),
  BR0027: refused('BR0027'),
  BR0028: refused('BR0028'),
  BR0029: refused('BR0029'),
  BR0030: refused('BR0030'),
  BR0031: refused('BR0031'),
  BR0032: refused('BR0032'),
  BR0033: refused('BR0033'),
  BR0034: refused('BR0034'),
  BR0035: refused('BR0035'),
  BR0036: refused('BR0036'),
  BR0037: refused('BR0037'),
  BR0038: refused('BR0038'),
  BR0039: refused('BR0039'),
  BR0040: refused('BR0040'),
  BR0041: refused('BR0041'),
  BR0042: refused('BR0042'),
  BR0043: refused('BR0043'),
  BR0044: refused('BR0044'),
  BR0045: refused('BR0045'),
  BR0046: refused('BR0046'),
  BR0047: refused('BR0047'),
  BR0048: refused('BR0048'),
  BR0049: refused('BR0049'),
  BR0050: refused('BR0050'),
  BR0051: refused('BR0051'),
  BR0052: refused('BR0052'),
  BR0053: refused('BR0053'),
  BR0054: refused('BR0054'),
  BR0055: async () => {
    const { id } = (await files.read(csv(row()), { batch: randomUUID() })).json
    return inSilence(() => files.send(id))
  },
  BR0056: () => inSilence(() => mei.submit({ document: document() })),
  BR0057: async () => {
    const { id, revision } = await requestAfter('submit')
    return mei.cancel({ id, revision, comment: '' })
  },
  BR0058: async () => {
    const { id, revision } = await requestAfter()
    return mei.delete(id, revision)
  },
  BR0059: async () => {
    const { id, revision } = await requestAfter('submit')
    return mei.cancel({ id, revision, comment: 'Order lost' })
  },
  BR0060: async () =>
    mei.documents({ id: (await requestAfter('submit', 'approve')).id, to: ['broker@lakeshore.example'] }),
  BR0061: async () => mei.copy((await requestAfter('submit', 'cancel', 'confirmCancellation')).id),
  BR0062: async () => mei.copy((await requestAfter('submit', 'approve')).id),
  BR0063: async () => {
    await portal.carrier('bookings', [booking('3104482')])
    return mei.submit({ document: document({ bookingNo: '3104482' }) })
  },
}))
