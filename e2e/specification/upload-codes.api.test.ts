import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import {
  loadRequestWorld,
  TODAY,
} from '../../packages/server/src/features/bookings/requests/booking-request.fixture.ts'
import {
  csv,
  type FormRow,
  newReference,
  row,
  uploadCalls,
} from '../../packages/server/src/features/form-uploads/form-upload.fixture.ts'
import { type Portal, startPortal } from '../../packages/server/src/platform/testing.ts'
import { walkCodes } from './answers.ts'
import { uploadCodes } from './codes.ts'

let portal: Portal
let mei: ReturnType<typeof uploadCalls>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const { NBL } = await loadRequestWorld(portal)
  mei = uploadCalls(portal, (await portal.person({ groups: ['BR', 'SI'], organisationIds: [NBL] })).headers)
})
afterAll(() => portal.stop())

/** Uploads a form in which this column is empty or differs. */
const without = (more: FormRow) => () => mei.read(csv(row(more)))

walkCodes(uploadCodes, () => ({
  UP0001: without({ customerReference: '' }),
  UP0002: async () => {
    const [batch, shared] = [randomUUID(), newReference()]
    await mei.read(csv(row({ customerReference: shared })), { batch })
    return mei.read(csv(row({ customerReference: shared })), { batch })
  },
  UP0003: without({ 'shipper.name': '' }),
  UP0004: without({ 'shipper.address': '' }),
  UP0005: without({ 'consignee.name': '' }),
  UP0006: without({ 'consignee.address': '' }),
  UP0007: without({ etd: '' }),
  UP0008: without({ portOfLoading: 'XXXXX', placeOfReceipt: 'CNNGB', vvd: 'FHM043E' }),
  UP0009: async () => mei.send((await mei.read(csv(row({ cube: '' })))).json.id),
  UP0010: async () => {
    const { id } = (await mei.read(csv(row()))).json
    await mei.drop(id)
    return mei.send(id)
  },
  UP0011: async () => {
    const batch = randomUUID()
    for (let nth = 0; nth < 10; nth++) await mei.read(csv(row()), { batch })
    return mei.read(csv(row()), { batch })
  },
}))
