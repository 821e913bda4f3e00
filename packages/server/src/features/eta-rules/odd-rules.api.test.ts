import { isErrorCode } from '@fairway/contract/catalogue'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Portal } from '../../platform/testing.ts'
import { exception, rule, ruleDeskOf, startRulesPortal } from './eta-rule.fixture.ts'

let portal: Portal
let ada: ReturnType<typeof ruleDeskOf>
beforeAll(async () => {
  portal = await startRulesPortal()
  ada = ruleDeskOf(portal, await portal.person({ groups: ['ADMIN'] }))
})
afterAll(() => portal.stop())

const odd = fc.constantFrom<unknown>(
  '', ' ', '\u0000', '\ud800', "' or 1=1 --", '24:00', '23:59', '00:00', '99:99', '0000-01-01', '9999-12-31', '2026-02-30', 'USLGB', 'FHM042E',
  '45G1', 'dry', 'x'.repeat(20), 'ﬀ', 0, -0, -1, 1.5, 7, 8, 30, 31, 1e9, 2 ** 53, 1e308, null, true, {}, [],
  { days: 0, time: '' }, { days: 32_768, time: '00:00' }, { days: 30, time: '23:59' }, { days: 1e300, time: '24:00' },
) // biome-ignore format: one list of odd things
const fields = Object.keys({ ...exception, ruleId: 1, version: 1 })
const spoilt = fc.array(fc.tuple(fc.constantFrom(...fields), odd), { minLength: 1, maxLength: 4 })
const query = fc.dictionary(
  fc.constantFrom('port', 'shipment', 'day', 'equipment', 'vvd', 'withEnded', 'ruleId'),
  odd.map((value) => Buffer.from(String(value)).toString()),
)

it('no odd rule, exception or search brings the portal down, and what is kept can be read again', async () => {
  const answers = async (request: Promise<{ status: number; text: string; json: { errorCode: string } }>) => {
    const { status, text, json } = await request
    expect(status, text).toBeLessThan(500)
    if (status !== 200) expect(isErrorCode(json.errorCode)).toBe(true)
  }
  await fc.assert(
    fc.asyncProperty(spoilt, query, async (changes, params) => {
      const change = Object.fromEntries(changes)
      await answers(ada.save({ ...rule, ...change }))
      await answers(ada.saveException({ ...exception, ...change }))
      await answers(ada.previewException({ ...exception, vvd: null, ...change }))
      await answers(ada.get('search', { port: 'USLGB', ...params }))
      await answers(ada.get('rule', params))
    }),
    { numRuns: 40, seed: 2026 },
  )
  for (const path of ['search', 'exception/search'])
    expect((await ada.get(path, { port: 'USLGB', withEnded: 'yes' })).status).toBe(200)
})

it.each([
  ['no port', { port: undefined }],
  ['no time', { arrivalFrom: undefined, arrivalTo: null }],
  ['no availability', { localAvailability: undefined }],
  ['nothing at all', Object.fromEntries(Object.keys(rule).map((field) => [field, undefined]))],
])('a rule with %s is answered ETA0001: improper or missing rule data', async (_case, change) => {
  const { status, json } = await ada.save({ ...rule, ...change })
  expect([status, json.errorCode]).toEqual([422, 'ETA0001'])
  expect(new Set(json.violations.map(({ code }: { code: string }) => code))).toEqual(new Set(['ETA0001']))
})
