import type { SubmittedVgm } from '@fairway/contract/vgm/submitted-vgm.schema'
import { weighedDocument } from '@fairway/contract/vgm/vgm.fixture'
import { describe, expect, it } from 'vitest'
import { iso } from '../world/calendar.ts'
import { file, letDecide, portalWith } from './decision-desk.fixture.ts'
import { epoch, world } from './request.fixture.ts'
import { vgmAnswersOf, vgmBriefOf } from './vgm-answers.ts'

const vgm = (bookingNo: string, reference: string, version = 1): SubmittedVgm => ({
  ...{ bookingNo, version, source: 'portal', organisation: 'NINGBO-LIGHTING', submittedAt: iso(epoch) },
  stated: ['FWYU4829130'],
  document: { ...weighedDocument, bookingNo, reference },
})
const answersTo = (submitted: SubmittedVgm) =>
  vgmAnswersOf(world, vgmBriefOf(submitted, epoch)).map(({ decision }) => decision)

describe('the answers to a verified gross mass', () => {
  it('are what the reference asks for', () => {
    expect(answersTo(vgm('3104401', 'demo: accept')).map(({ decision }) => decision)).toEqual(['received', 'accept'])
    const [, rejected] = answersTo(vgm('3104402', 'PO 17 demo: reject'))
    expect(rejected).toMatchObject({ decision: 'reject', note: expect.stringMatching(/\w/) })
  })

  it('is none but that it was received where the reference says so', () =>
    expect(answersTo(vgm('3104403', 'demo: wait')).map(({ decision }) => decision)).toEqual(['received']))

  it('are otherwise mostly accepting, and the same at every run', () => {
    const many = Array.from({ length: 300 }, (_, nth) => answersTo(vgm(String(3_104_000 + nth), 'NBL-118'))[1])
    const rejected = many.filter((one) => one?.decision === 'reject').length
    expect(rejected).toBeGreaterThan(5)
    expect(rejected).toBeLessThan(90)
    expect(many).toEqual(Array.from({ length: 300 }, (_, nth) => answersTo(vgm(String(3_104_000 + nth), 'NBL-118'))[1]))
  })

  it('come in their time, once, from the desk', async () => {
    const portal = portalWith([])
    portal.weigh(vgm('3104459', 'demo: accept'))
    await letDecide(portal, () => portal.sentLines('vgm-decisions').length === 2 && file(portal, 'vgms').length === 0)
    expect(portal.sentLines('vgm-decisions')).toMatchObject([
      { bookingNo: '3104459', version: 1, decision: 'received' },
      { bookingNo: '3104459', version: 1, decision: 'accept' },
    ])
  })
})
