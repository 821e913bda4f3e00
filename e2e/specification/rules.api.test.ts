import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe } from 'vitest'
import { booking } from '../../packages/server/src/features/carrier/carrier-lines.fixture.ts'
import * as corrections from '../../packages/server/src/features/corrections/correction.fixture.ts'
import { registration, visitor } from '../../packages/server/src/features/identity/visitor.fixture.ts'
import * as weighing from '../../packages/server/src/features/vgm/vgm.fixture.ts'
import { type Portal, startPortal } from '../../packages/server/src/platform/testing.ts'
import { walkCodes } from './answers.ts'
import { accountRules, correctionRules, detentionRules, searchRules, vgmRules } from './rules.ts'

type Reader = Awaited<ReturnType<Portal['person']>>
let portal: Portal
let mei: Reader
let admin: Reader
beforeAll(async () => {
  portal = await startPortal({
    now: '2026-11-15T00:00:00Z',
    settings: { formsPerMinute: 100_000, publicCallsPerMinute: 100_000 },
  })
  const { NBL } = await weighing.loadWeighingWorld(portal)
  mei = await portal.person({ groups: ['BD', 'BC', 'VG'], organisationIds: [NBL] })
  admin = await portal.person({ groups: ['ADMIN'] })
})
afterAll(() => portal.stop())

describe('login, registration, profile and passwords', () => {
  const register = (more: object) => async () => {
    const sheet = { captcha: await portal.captcha(), ...more }
    return visitor(portal).post('/auth/user', registration(`mei.${randomUUID().slice(0, 8)}@lighting.example`, sheet))
  }
  const login = (more: object) => async () =>
    portal.post('/auth/login', {
      username: mei.username,
      password: mei.password,
      captcha: await portal.captcha(),
      ...more,
    })
  const changeProfile = async () => {
    const { json } = await portal.get('/auth/management/cp/user', mei.headers)
    const { version, firstName, lastName, jobTitle, phone, company, address1, address2, city, state, zip, country } =
      json
    const person = { firstName, lastName, jobTitle, phone, company, address1, address2, city, state, zip, country }
    return portal.call('PUT', '/auth/management/cp/user', {
      body: JSON.stringify({ version, ...person }),
      headers: { 'content-type': 'application/json', ...mei.headers },
    })
  }
  walkCodes(accountRules, () => ({
    AU0101: register({ email: 'mei' }),
    AU0102: register({ password: 'q7!Zk', confirmPassword: 'q7!Zk' }),
    AU0104: register({ confirmPassword: 'Another-anchor-1' }),
    AU0107: register({ firstName: '' }),
    AU0108: register({ lastName: '' }),
    AU0109: register({ jobTitle: '' }),
    AU0110: register({ phone: { country: 'CN', number: '12', extension: '' } }),
    AU0112: register({ company: '' }),
    AU0114: register({ city: '' }),
    AU0115: register({ state: '' }),
    AU0116: register({ zip: '1' }),
    AU0117: register({ country: '' }),
    AU0118: register({ relationships: [] }),
    AU0119: register({ termsAccepted: false }),
    AU0008: register({ captcha: 'nobody solved it' }),
    AU0123: () => visitor(portal).confirm(randomUUID(), '12345'),
    AU0124: login({ username: '' }),
    AU0125: login({ password: '' }),
    AU0009: () =>
      portal.post(
        '/auth/user/change',
        { previousPassword: 'not hers', password: 'Quiet-anchor-2917', confirmPassword: 'Quiet-anchor-2917' },
        mei.headers,
      ),
    AU0121: changeProfile,
  }))
})

describe('searches', () => {
  walkCodes(searchRules, () => ({
    AC0001: () => portal.get('/auth/management/user/search?q=', admin.headers),
    AC0003: () => portal.get('/auth/management/cp/user/search?status=', admin.headers),
    ETA0002: () => portal.get('/api/eta/search?port=', admin.headers),
    BD0009: () => portal.post('/api/bookings/list', { dateOf: 'departure', from: '2026-11-02' }, mei.headers),
  }))
})

describe('corrections', () => {
  const calls = () => corrections.correctionCalls(portal, mei.headers)
  walkCodes(correctionRules, () => ({
    BC0001: () => calls().start('123'),
    BC0003: async () => {
      const shipmentNo = await corrections.billedShipment(portal)
      await corrections.sendBill(portal, corrections.billLine(shipmentNo, { status: 'Rated', revision: 2 }))
      return calls().start(shipmentNo)
    },
    BC0004: async () => {
      const shipmentNo = await corrections.billedShipment(portal)
      const bills = [`FWYL${shipmentNo}01`, `FWYL${shipmentNo}02`]
      await portal.carrier('bookings', [booking(shipmentNo, { bills, revision: 2 })])
      return calls().start(shipmentNo)
    },
    BC0005: async () => calls().start((await corrections.begin(portal, calls())).state.shipmentNo),
    BC0012: async () => {
      const { state, document } = await corrections.begin(portal, calls())
      const sent = (
        await calls().submit({ id: state.id, revision: state.revision, document: { ...document, commodity: 'Lamps' } })
      ).json.state
      for (const decision of ['approve', 'complete'])
        await portal.carrier('correction-decisions', [corrections.correctionDecision(sent, decision)])
      return calls().start(state.shipmentNo)
    },
  }))
})

describe('VGM', () => {
  const calls = () => weighing.vgmCalls(portal, mei.headers)
  const header = (more: object) => async () => {
    const { bookingNo, first } = await weighing.weighedBooking(portal)
    return calls().validate(bookingNo, weighing.weighing(bookingNo, [weighing.row(first, '24000')], more))
  }
  const rows = (of: (first: string) => ReturnType<typeof weighing.row>[]) => async () => {
    const { bookingNo, first } = await weighing.weighedBooking(portal)
    return calls().validate(bookingNo, weighing.weighing(bookingNo, of(first)))
  }
  walkCodes(vgmRules, () => ({
    VGM0005: header({ carrier: '' }),
    VGM0006: header({ bookingType: '' }),
    VGM0007: header({ bookingNo: '' }),
    VGM0008: header({ reference: '' }),
    VGM0011: rows(() => [weighing.row('', '24000')]),
    VGM0012: rows(() => [weighing.row('LAMPS', '24000')]),
    VGM0013: rows((first) => [weighing.row(`${first.slice(0, 10)}${(Number(first.slice(10)) + 1) % 10}`, '24000')]),
    VGM0014: rows((first) => [weighing.row(first, '24000'), weighing.row(first, '24000')]),
    VGM0017: rows((first) => [weighing.row(first, '', { cargo: '20000' })]),
  }))
})

describe('the detention calculator', () => {
  const question = { contract: 'PUBTP1', equipment: '45G1', destination: 'USLGB', days: '9' }
  const rate = (more: object) => () =>
    portal.get(`/api/detentionpub/rate?${new URLSearchParams({ ...question, ...more })}`)
  walkCodes(detentionRules, () => ({
    DE0005: rate({ contract: '' }),
    DE0006: rate({ equipment: '' }),
    DE0007: rate({ destination: '' }),
  }))
})
