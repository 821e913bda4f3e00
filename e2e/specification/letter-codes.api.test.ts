import { afterAll, beforeAll } from 'vitest'
import { NOW } from '../../packages/server/src/features/bookings/choices/booking-choices.fixture.ts'
import * as blanket from '../../packages/server/src/features/letters-of-indemnity/blanket-letter.fixture.ts'
import * as oneTime from '../../packages/server/src/features/letters-of-indemnity/one-time/one-time-letter.fixture.ts'
import { type Portal, startPortal } from '../../packages/server/src/platform/testing.ts'
import { walkCodes } from './answers.ts'
import { letterCodes } from './codes.ts'

let portal: Portal
let trade: blanket.LetterTrade
let stranger: ReturnType<typeof blanket.letterCalls>
let signer: ReturnType<typeof oneTime.letterCalls>
beforeAll(async () => {
  portal = await startPortal({ now: NOW, settings: { publicCallsPerMinute: 1_000_000 } })
  trade = await blanket.fillLetterTrade(portal)
  const [other, one] = [
    await portal.person({ groups: ['TD'], organisationIds: [trade.nbl] }),
    await portal.person({ groups: ['OL'], organisationIds: [trade.nbl] }),
  ]
  stranger = blanket.letterCalls(portal, other.headers)
  signer = oneTime.letterCalls(portal, one.headers)
})
afterAll(() => portal.stop())

/** Puts a letter of these days into force. */
async function signed(more: object) {
  const { mei } = trade
  const { id, revision } = (await mei.add(more)).json
  await mei.complete((await mei.sign(id, revision)).json.id)
  return (await mei.get(id)).json
}
const added = (more: object) => () => trade.mei.add(more)

walkCodes(letterCodes, () => ({
  BLOI0001: () => stranger.choices(),
  BLOI0002: () => trade.mei.search({ shipper: '' }),
  BLOI0003: () => trade.mei.search({ shipperAddress: '' }),
  BLOI0004: () => trade.plain.choices(),
  BLOI0005: () => trade.mei.add({ shipper: 'HPT' }),
  BLOI0006: () => trade.mei.search({ serviceContract: 'ZZ' }),
  BLOI0007: () => trade.mei.get(999_999),
  BLOI0008: () => trade.mei.get(''),
  BLOI0009: added({ effectiveOn: '2026-11-20', expiresOn: '2026-11-19' }),
  BLOI0010: async () => {
    const { id, revision } = (await trade.mei.add({ effectiveOn: '2026-11-15', expiresOn: '2026-11-16' })).json
    await portal.setNow('2026-11-20T04:00:00Z')
    const reply = await trade.mei.update(id, revision, { effectiveOn: '2026-11-15', expiresOn: '2026-11-17' })
    await portal.setNow(NOW)
    return reply
  },
  BLOI0011: added({ expiresOn: '2027-01-01' }),
  BLOI0012: async () => {
    await signed({ effectiveOn: '2026-12-01', expiresOn: '2026-12-10' })
    return trade.mei.add({ effectiveOn: '2026-12-10', expiresOn: '2026-12-11' })
  },
  BLOI0013: added({ shipper: '' }),
  BLOI0014: added({ shipperAddress: '' }),
  BLOI0015: added({ portOfLoading: '' }),
  BLOI0016: added({ serviceContract: '' }),
  BLOI0017: added({ effectiveOn: '' }),
  BLOI0018: added({ effectiveOn: '2026-11-14' }),
  BLOI0019: async () => {
    await signed({ effectiveOn: '2026-12-20', expiresOn: '2026-12-22' })
    const { id, revision } = await signed({ effectiveOn: '2026-12-24', expiresOn: '2026-12-26' })
    return trade.mei.update(id, revision, { effectiveOn: '2026-12-22', expiresOn: '2026-12-26' })
  },
  BLOI0020: added({ serviceContract: 'SC1043' }),
  BLOI0021: added({ serviceContract: 'SC9999' }),
  BLOI0022: () => trade.mei.terms('type=BL'),
  BLOI0023: () => trade.agent.add({}),
  BLOI0024: () => trade.both.choices(),
  BLOI0025: () => signer.form({ shipmentId: '999999901' }),
  BLOI0026: () => signer.form(),
  BLOI0027: () => trade.mei.search({ serviceContract: 'V1' }),
  BLOI0028: added({ serviceContract: 'SV1' }),
}))
