import { type StoredVgmStatus, shownVgmStatus, vgmMoves } from '@fairway/contract/vgm/vgm.states'
import type { VgmCarrierAction, VgmStatus } from '@fairway/contract/vgm/vgm.values'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { TODAY } from '../bookings/requests/booking-request.fixture.ts'
import * as fixture from './vgm.fixture.ts'

const { row, weighing, vgmDecision } = fixture
let portal: Portal
let mei: fixture.VgmCalls
let admin: Record<string, string>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await fixture.loadWeighingWorld(portal)
  mei = fixture.vgmCalls(portal, (await portal.person({ groups: ['VG'], organisationIds: [orgs.NBL] })).headers)
  admin = (await portal.person({ groups: ['ADMIN'] })).headers
})
afterAll(() => portal.stop())

const steps = ['keep', 'send', 'received', 'accept', 'reject', 'drop'] as const
type Step = (typeof steps)[number]

/** Where a submission is, and where it was with each version that the carrier has. */
interface Model {
  stored: StoredVgmStatus
  action: VgmCarrierAction | null
  version: number
  /** The versions that stand, with the carrier's answer to each. */
  standing: { version: number; action: VgmCarrierAction | null }[]
}
const BEGUN: Model = { stored: 'Pending', action: null, version: 0, standing: [] }
const statusOf = (action: VgmCarrierAction | null): StoredVgmStatus =>
  action === 'Accepted' || action === 'Rejected' ? action : 'Submitted'

const answered = (model: Model, action: VgmCarrierAction): Model => ({
  ...model,
  action,
  standing: model.standing.map((one, at) => (at === model.standing.length - 1 ? { ...one, action } : one)),
})

/** What the table of statuses says of a step; the same where it has no effect. The carrier speaks of what it has. */
function after(step: Step, model: Model): Model {
  const { stored, version, standing } = model
  const newest = standing.at(-1)
  switch (step) {
    case 'keep':
      return model
    case 'send': {
      const sent = { version: version + 1, action: null }
      return { stored: 'Submitted', action: null, version: version + 1, standing: [...standing, sent] }
    }
    case 'received':
      return newest?.action === null ? answered(model, 'Received') : model
    case 'accept':
    case 'reject': {
      if (!newest || stored !== vgmMoves[step].from) return model
      return { ...answered(model, step === 'accept' ? 'Accepted' : 'Rejected'), stored: vgmMoves[step].to }
    }
    case 'drop': {
      if (newest?.action !== null) return model
      const rest = standing.slice(0, -1)
      const before = rest.at(-1)
      return { ...model, stored: before ? statusOf(before.action) : 'Pending', action: 'Not Delivered', standing: rest }
    }
  }
}

async function dropNewest(bookingNo: string) {
  const { rows } = await portal.pool.raw.query(
    `update outbox_entry set set_aside_at = now()
      where id = (select max(id) from outbox_entry where key = $1 and done_at is null) returning id::text`,
    [`VGM ${bookingNo}`],
  )
  await portal.post('/api/outbox/drop', { ids: rows.map(({ id }) => id), reason: 'Unreadable' }, admin)
}

const shown = ({ stored, action }: Model): VgmStatus => shownVgmStatus(stored, action)

/** Does a step; people are let, the carrier's word has an effect or not. */
async function runStep(step: Step, model: Model, { bookingNo, document }: { bookingNo: string; document: object }) {
  const revision = (await mei.open(bookingNo)).state?.revision ?? 0
  const has = model.standing.at(-1)?.version
  if (step === 'keep') expect((await mei.keep(bookingNo, revision, document)).status).toBe(200)
  else if (step === 'send') expect((await mei.save(bookingNo, revision, document)).status).toBe(200)
  else if (step === 'drop' && after(step, model) !== model) await dropNewest(bookingNo)
  else if (step !== 'drop' && has !== undefined)
    await portal.carrier('vgm-decisions', [vgmDecision(bookingNo, has, step)])
}

it('goes the way of the table of statuses, whatever people and carrier do', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 9 }), async (walk) => {
      const { bookingNo, first } = await fixture.weighedBooking(portal)
      let model = BEGUN
      for (const [at, step] of walk.entries()) {
        const document = weighing(bookingNo, [row(first, String(24_000 + at))])
        await runStep(step, model, { bookingNo, document })
        model = after(step, model)
        const found = (await mei.open(bookingNo)).state
        if (found) expect([walk, at, found.status, found.version]).toEqual([walk, at, shown(model), model.version])
      }
      const { versions } = (await mei.history(bookingNo)).json
      expect(versions).toHaveLength(model.version)
    }),
    { numRuns: 25 },
  ))

it('takes one decision once, and none on what is not there', async () => {
  const { bookingNo, first } = await fixture.weighedBooking(portal)
  await mei.save(bookingNo, 0, weighing(bookingNo, [row(first, '24000')]))
  const line = vgmDecision(bookingNo, 1, 'accept')
  expect((await portal.carrier('vgm-decisions', [line])).json).toMatchObject({ accepted: 1 })
  expect((await portal.carrier('vgm-decisions', [line])).json).toMatchObject({ accepted: 0, unchanged: 1 })
  const unknown = [vgmDecision('9999998', 1, 'accept'), vgmDecision(bookingNo, 2, 'accept')]
  expect((await portal.carrier('vgm-decisions', unknown)).json.rejected).toMatchObject([
    { line: 1, errorCode: 'GE0002' },
    { line: 2, errorCode: 'GE0002' },
  ])
  const silent = await portal.carrier('vgm-decisions', [{ ...vgmDecision(bookingNo, 1, 'reject'), note: null }])
  expect(silent.json.rejected).toMatchObject([{ errorCode: 'GE0012' }])
})
