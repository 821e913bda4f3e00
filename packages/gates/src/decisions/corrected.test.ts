import { BookingLine } from '@fairway/contract/carrier/carrier.schema'
import { describe, expect, it } from 'vitest'
import { showcase } from '../world/showcase.ts'
import { correction, file, letAnswer, letDecide, portalWith } from './decision-desk.fixture.ts'
import { laterShip, request, world } from './request.fixture.ts'
import { shipmentHistory } from './shipment.ts'

describe('a booking that was corrected', () => {
  const corrected = (shipmentNo: string, correctionId: number, documentFields: object) =>
    correction(correctionId, '', {
      shipmentNo,
      changes: ['commodity', 'consignee.name', 'grossWeight'],
      document: request(1, {}, { remarks: 'demo: approve', ...documentFields }).document,
    })
  const consignees = (line: { parties: { role: string; organisation: string }[] }) =>
    line.parties.filter(({ role }) => role === 'consignee').map(({ organisation }) => organisation)

  it('is sent with its changes before the correction is completed; an unknown customer is not replaced', async () => {
    const portal = portalWith([])
    const { booking } = showcase.inTransit
    portal.correct(
      corrected(booking, 11, { commodity: 'Lamp shades', consignee: { name: 'LAKESIDE HOME LLC', address: '' } }),
    )
    const calls = await letDecide(portal, () => file(portal, 'corrections').length === 0)
    const [sent] = portal.sentLines('bookings')
    expect(sent).toMatchObject({ bookingNo: booking, commodity: 'Lamp shades', portOfLoading: 'CNNGB' })
    expect(BookingLine.parse(sent)).toEqual(sent)
    const posts = calls.filter(({ method }) => method === 'POST').map(({ path, body }) => `${path} ${body}`)
    const completed = posts.findIndex((post) => post.includes('"complete"'))
    expect(posts.findIndex((post) => post.startsWith('/carrier/v1/bookings'))).toBeLessThan(completed)

    portal.correct(
      corrected(booking, 12, { commodity: 'Shades', consignee: { name: 'Nobody Knows Them', address: '' } }),
    )
    await letDecide(portal, () => file(portal, 'corrections').length === 0)
    const again = portal.sentLines('bookings').at(-1)
    expect([again.commodity, consignees(again)]).toEqual(['Shades', consignees(sent)])
    expect(again.revision).toBeGreaterThan(sent.revision)
  })

  it('stays corrected in every later line, also after a restart of gates', async () => {
    const portal = portalWith([request(24, {}, { vvd: laterShip.vvd, remarks: 'demo: approve' })])
    const sentBookings = () => portal.sentLines('bookings')
    await letDecide(portal, () => file(portal, 'shipments').length === 1)
    const { value } = portal.cursors.get('/carrier/v1/cursors/shipments') as { value: Record<string, string> } // the stored value
    const [steps = []] = shipmentHistory(world, JSON.parse(value['7000024'] ?? ''))?.bookings ?? []
    /** Waits until the next step of its documents is sent. */
    const goTo = (step: number) => {
      const before = sentBookings().length
      portal.pass((steps[step]?.at ?? 0) - portal.pass(0))
      return letAnswer(portal.answer, () => sentBookings().length > before)
    }
    await goTo(0)
    portal.correct(corrected('7000024', 13, { commodity: 'Lamp shades' }))
    await letDecide(portal, () => file(portal, 'corrections').length === 0)
    const { siStatus, commodity } = sentBookings().at(-1)
    expect([siStatus, commodity]).toEqual(['Submitted', 'Lamp shades'])
    for (const step of [1, 2]) await goTo(step)
    expect(
      sentBookings()
        .slice(-2)
        .map((line) => `${line.siStatus} ${line.commodity}`),
    ).toEqual(['Received Lamp shades', 'Accepted Lamp shades'])
    const revisions = sentBookings().map(({ revision }) => revision)
    expect(revisions).toEqual([...new Set(revisions)].sort((one, other) => one - other))
  })
})
