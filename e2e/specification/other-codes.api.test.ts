import { afterAll, beforeAll, describe } from 'vitest'
import * as billing from '../../packages/server/src/features/billing-documents/billing.fixture.ts'
import { paperCalls, paperWorld } from '../../packages/server/src/features/billing-documents/papers/papers.fixture.ts'
import {
  fillDetention,
  publicTariff,
  termsLine,
} from '../../packages/server/src/features/detention/detention.fixture.ts'
import { rule, ruleDeskOf } from '../../packages/server/src/features/eta-rules/eta-rule.fixture.ts'
import { createBrowser } from '../../packages/server/src/features/identity/sign-in/sign-in.fixture.ts'
import { TODAY } from '../../packages/server/src/features/shipping-instructions/instruction.fixture.ts'
import * as weighing from '../../packages/server/src/features/vgm/vgm.fixture.ts'
import { PASSWORD } from '../../packages/server/src/platform/person.fixture.ts'
import { type Portal, startPortal } from '../../packages/server/src/platform/testing.ts'
import { walkCodes } from './answers.ts'
import { accountCodes, billingCodes, detentionCodes, etaRuleCodes, vgmCodes } from './codes.ts'

type Reader = Awaited<ReturnType<Portal['person']>>
let portal: Portal
let mei: Reader
let stranger: Reader
let admin: Reader
let visitor: Reader
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z', settings: { passwordDays: 90, formsPerMinute: 100_000 } })
  visitor = (await fillDetention(portal)).visitor
  const { NBL } = await weighing.loadWeighingWorld(portal)
  mei = await portal.person({ groups: ['VG', 'OD', 'SD', 'DE'], organisationIds: [NBL] })
  stranger = await portal.person({ groups: ['BD'], organisationIds: [NBL] })
  admin = await portal.person({ groups: ['ADMIN'] })
})
afterAll(() => portal.stop())

describe('VGM', () => {
  const calls = () => weighing.vgmCalls(portal, mei.headers)
  walkCodes(vgmCodes, () => ({
    VGM0001: () => calls().search({ numbers: '9999999' }),
    VGM0002: async () => {
      const { bookingNo, first } = await weighing.weighedBooking(portal, { status: 'Canceled' })
      return calls().container(bookingNo, first)
    },
    VGM0003: async () => {
      const { bookingNo } = await weighing.weighedBooking(portal)
      return calls().save(bookingNo, 0, weighing.weighing(bookingNo, [weighing.row('FWYU4829130', '24000')]))
    },
    VGM0004: () => weighing.vgmCalls(portal, stranger.headers).carriers(),
  }))
})

describe('billing documents', () => {
  const calls = () => billing.billingCalls(portal, mei.headers)
  walkCodes(billingCodes, () => ({
    BLD0001: () => calls().tariff('999999901'),
    BLD0002: () => calls().bill(''),
    BLD0003: () => billing.billingCalls(portal, stranger.headers).search(),
    BLD0004: async () => {
      const hurried = await startPortal({ now: TODAY, documentWorkMs: 0 })
      const { people, billed } = await paperWorld(hurried)
      const { blNo } = await billed()
      const reply = await paperCalls(hurried, people.shipper).download([{ document: 'copyBl', number: blNo }])
      await hurried.stop()
      return reply
    },
  }))
})

describe('detention', () => {
  const question = {
    contract: 'PUBTP1',
    equipment: '45G1',
    destination: 'USLGB',
    outGateOn: '2026-11-19',
    inGateOn: '2026-11-30',
  }
  const rate = (more: object, who?: Reader) =>
    portal.get(
      `/api/${who ? 'detention' : 'detentionpub'}/rate?${new URLSearchParams({ ...question, ...more })}`,
      who?.headers,
    )
  walkCodes(detentionCodes, () => ({
    DE0001: () => rate({}, visitor),
    DE0002: () => rate({ outGateOn: '', inGateOn: '' }),
    DE0003: () => rate({ contract: 'NOSUCH' }),
    DE0004: async () => {
      await portal.carrier('contracts', [publicTariff({ number: 'PUBODD' })])
      await portal.carrier('detention-terms', [termsLine({ ref: 'ODD', contract: 'PUBODD' })])
      await portal.pool.raw.query(
        `update detention_terms set calendar = calendar || '{"country": "QQ"}' where ref = 'ODD'`,
      ) // a country whose holidays nobody can fill in
      return rate({ contract: 'PUBODD' })
    },
  }))
})

describe('ETA rules', () => {
  walkCodes(etaRuleCodes, () => ({ ETA0001: () => ruleDeskOf(portal, admin).save({ ...rule, port: '' }) }))
})

describe('accounts and sessions', () => {
  /** Signs in after the account was changed in this way. */
  const signInAfter = (change: string) => async () => {
    const { accountId, username } = await portal.people.account()
    await portal.pool.raw.query(`update account set ${change} where id = $1`, [accountId])
    return createBrowser(portal).signIn(username, PASSWORD)
  }
  walkCodes(accountCodes, () => ({
    AU0002: signInAfter(`password_changed_at = now() - interval '91 days'`),
    AU0003: signInAfter(`password_state = 'resetRequired'`),
    AU0004: signInAfter(`status = 'UNCONFIRMED'`),
    AU0005: async () => {
      const person = await portal.person({ groups: ['BD'] })
      await portal.post(
        '/auth/logout',
        { accessToken: person.accessToken, webid: person.webId },
        person.identityHeaders,
      )
      return portal.get('/auth/management/cp/user', person.headers)
    },
    AU0006: async () => {
      const person = await portal.person({ groups: ['BD'] })
      const claims = { sub: person.accountId, sid: person.sessionId, rights: 0 }
      const ended = await portal.people.tokens.sign('access', claims, -1)
      return portal.get('/auth/management/cp/user', { ...person.headers, authorization: `Bearer ${ended}` })
    },
  }))
})
