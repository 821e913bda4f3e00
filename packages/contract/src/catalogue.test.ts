import { describe, expect, it } from 'vitest'
import { texts as en } from './catalogue.en.ts'
import { catalogue, type ErrorCode, isErrorCode, statusOf } from './catalogue.ts'
import { texts as vi } from './catalogue.vi.ts'
import { texts as zh } from './catalogue.zh.ts'
import type { ErrorSpec } from './kit/errors.ts'
import * as kit from './kit/messages/en.ts'
import * as kitVi from './kit/messages/vi.ts'
import * as kitZh from './kit/messages/zh.ts'
import * as tracking from './tracking/messages/en.ts'
import * as trackingVi from './tracking/messages/vi.ts'
import * as trackingZh from './tracking/messages/zh.ts'
import * as values from './tracking/tracking.values.ts'

/** The number of codes with each prefix in the specification and the decisions. */
const ranges = { CS: 9, BD: 7, GE: 16, SI: 27, BR: 63, VGM: 4, BLD: 4, BLOI: 28, VA: 15, DE: 4, ETA: 1, UP: 11 }
const from = (prefix: string, count: number, first = 1) =>
  Array.from({ length: count }, (_, at) => prefix + String(at + first).padStart(4, '0'))
/**
 * Our own codes, which the specification lacks: accounts (refusals from 1 on, fields from 101 on), the admin's calls, managers of companies,
 * saved views of grids, fields of arrival rules, unreadable files and rows, ranges of days, and further errors of
 * booking requests, shipping instructions, bills, signing, one-time letters, detention, vessel allocation, schedules, the
 * Information Center, support requests, watching and links for outsiders.
 */
const ours = [
  ...from('AU', 22),
  ...from('AU', 27, 101),
  ...from('AU', 2, 129),
  ...from('AC', 19),
  ...from('CO', 8),
  ...from('GV', 2),
  ...from('BC', 12),
  ...from('AB', 2),
  ...from('TP', 2),
  ...from('ETA', 9, 2),
  ...from('UP', 28, 12),
  ...from('BD', 2, 8),
  ...from('GE', 3, 17),
  ...from('BR', 15, 64),
  ...from('VGM', 38, 5),
  ...from('BLD', 16, 5),
  ...from('BLD', 10, 31),
  ...from('SI', 30, 28),
  ...from('SI', 4, 101),
  ...from('SG', 2),
  ...from('BLOI', 4, 29),
  ...from('OL', 4),
  ...from('DE', 6, 5),
  ...from('VA', 10, 16),
  ...from('SC', 9),
  ...from('IN', 13),
  ...from('SU', 13),
  ...from('WA', 8),
  ...from('SL', 5),
]
const specified = [...Object.entries(ranges).flatMap(([prefix, count]) => from(prefix, count)), ...ours]

/** Every status that is not 422, the status of a broken rule. */
const statuses: Record<string, string> = {
  200: 'BR0058 BR0059 BR0060 BC0010 VGM0040',
  400: 'GE0012 SG0002',
  401: 'GE0016 AU0001 AU0002 AU0003 AU0004 AU0005 AU0006 AU0017',
  403: 'GE0004 GE0005 GE0006 CS0007 CS0008 BD0007 BR0001 VGM0004 BLD0003 BLOI0001 BLOI0004 BLOI0005 BLOI0024 VA0001 DE0001 AU0011 AU0012 AU0014 AU0016',
  404: 'GE0002 GE0003 CS0001 CS0002 CS0003 CS0004 CS0005 CS0006 BD0001 BD0002 BR0002 BC0002 BC0006 SI0001 SI0104 VGM0001 VGM0038 VGM0039 BLD0001 BLD0006 BLD0007 BLD0008 BLD0020 BLD0031 BLOI0006 BLOI0007 BLOI0021 BLOI0025 OL0003 VA0011 VA0015 DE0003 SC0009 IN0001 IN0011 SU0001 SU0009 WA0001 WA0008 SL0002',
  409: 'GE0007 GE0010 GE0011 BR0003 BR0011 BR0063 BR0076 BR0077 BR0078 BC0005 BC0007 BC0012 SI0024 SI0101 VGM0031 VGM0032 VGM0042 BLD0012 BLD0034 BLD0035 BLOI0012 BLOI0019 BLOI0030 OL0001 OL0004 VA0008 VA0023 UP0010 UP0031 UP0033 UP0039 AU0015 AU0020 AU0021 AC0004 AC0005 AC0006 AC0014 CO0001 CO0002 CO0007 CO0008 GV0001 AB0001 TP0001 IN0012 IN0013 SU0010 WA0004',
  410: 'AU0010 VGM0034 SL0001',
  413: 'GE0013 UP0012 VGM0036 BLD0017 IN0009 SU0007',
  415: 'GE0014 UP0013 UP0014 VGM0035 BLD0016 BLD0037 IN0008 SU0006',
  429: 'GE0015 GE0017 GE0018 SU0005',
  500: 'GE0001',
  503: 'GE0009 GE0019 SG0001 BR0055 BR0056 BLD0004 DE0004 AU0013',
  504: 'GE0008',
}

const codes = Object.keys(catalogue) as ErrorCode[] // the keys of the catalogue are its codes
const specOf = (code: ErrorCode): ErrorSpec => catalogue[code]
const blanks = (text: string) => [...text.matchAll(/\{\{(.*?)\}\}/g)].map((match) => match[1]).toSorted()

interface Messages {
  readonly [key: string]: string | Messages
}
const flat = (messages: Messages, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  )

describe('the error catalogue', () => {
  it('contains every code of the specification and no other', () => {
    expect(codes.toSorted()).toEqual(specified.toSorted())
    expect(codes).toHaveLength(189 + ours.length)
  })

  it('answers each code with a fitting HTTP status', () => {
    const expected = Object.entries(statuses).flatMap(([status, list]) =>
      list.split(' ').map((code) => [code, Number(status)] as const),
    )
    const elsewhere = new Map<string, number>(expected)
    expect(elsewhere.size).toBe(expected.length)
    for (const code of codes) expect([code, statusOf(code)]).toEqual([code, elsewhere.get(code) ?? 422])
    expect([...elsewhere.keys()].filter((code) => !isErrorCode(code))).toEqual([])
  })

  it('knows a code from other text', () => {
    expect(isErrorCode('CS0001')).toBe(true)
    expect(['', 'cs0001', 'CS0010', 'toString', '__proto__'].some(isErrorCode)).toBe(false)
  })

  it.each([
    ['en', en],
    ['zh', zh],
    ['vi', vi],
  ])('has a text in %s for each code that names exactly its arguments', (_language, texts) => {
    expect(Object.keys(texts).toSorted()).toEqual(specified.toSorted())
    for (const code of codes) {
      const keys = (specOf(code).args ?? []).map((_, at) => `key${at}`)
      expect([code, blanks(texts[code])]).toEqual([code, keys])
    }
  })

  it('answers a missing group with a code that needs no argument', () => {
    expect(codes.filter((code) => statusOf(code) === 403 && specOf(code).args)).toEqual([])
  })

  it.each([
    ['AU0002', 'Password Expired'],
    ['AU0003', 'Password reset required for the user'],
    ['AU0004', 'User is not confirmed.'],
    ['AU0005', 'Session Expired'],
    ['AU0006', 'Refresh Token Needed'],
    ['ETA0001', 'Improper or Missing Rule data.'],
    ['GE0008', 'within 30 seconds'],
    ['GE0010', 'Another user is signing the blanket LOI'],
    ['GE0011', '5 minutes'],
    ['CS0002', 'No East-bound China bookings for the booking number'],
    ['CS0006', 'more than 90 days ago'],
    ['CS0009', 'More than 5000 containers'],
    ['BD0003', 'yyyy-mm-dd'],
    ['BD0005', 'Days must be 0 to 21'],
    ['BD0006', 'More than 3000 bookings'],
    ['VA0005', 'Days must be 0-21'],
    ['SI0027', '999 lines'],
    ['BLOI0027', 'emove I or V'],
    ['UP0010', 'refresh the page'],
  ] as const)('says in %s what the specification says: %s', (code, text) => expect(en[code]).toContain(text))
})

describe('messages in three languages', () => {
  const languages = {
    en: flat({ errors: en, kit: kit.en, tracking: tracking.en }),
    zh: flat({ errors: zh, kit: kitZh.zh, tracking: trackingZh.zh }),
    vi: flat({ errors: vi, kit: kitVi.vi, tracking: trackingVi.vi }),
  }
  const inZh = new Map(languages.zh)
  const inVi = new Map(languages.vi)

  it('have the same placeholders in every language, and no two languages share a text', () => {
    for (const [key, english] of languages.en) {
      const [chinese = '', vietnamese = ''] = [inZh.get(key), inVi.get(key)]
      expect([key, blanks(chinese), blanks(vietnamese)]).toEqual([key, blanks(english), blanks(english)])
      expect([key, new Set([english, chinese, vietnamese]).size]).toEqual([key, 3])
    }
    expect([languages.zh.length, languages.vi.length]).toEqual([languages.en.length, languages.en.length])
  })

  it('are in their language, without stray blanks or unfinished texts', () => {
    for (const [key, text] of [...languages.en, ...languages.zh, ...languages.vi])
      expect([key, text]).toEqual([key, text.trim().replaceAll(/ {2,}/g, ' ').normalize('NFC')])
    expect(languages.zh.filter(([, text]) => !/\p{Script=Han}/u.test(text))).toEqual([])
    expect(languages.zh.filter(([, text]) => /[,;?!]|\.$/.test(text))).toEqual([])
    expect(languages.vi.filter(([, text]) => !/[à-ỹđĐÀ-Ỹ]/u.test(text))).toEqual([])
    expect(languages.en.filter(([, text]) => !/^[\x20-\x7e]+$/.test(text))).toEqual([])
  })

  it('use the texts of the specification for what the browser itself says', () => {
    expect(kit.en).toMatchObject({
      wrong: 'Something went wrong',
      network: {
        down: 'The service is currently down for maintenance. Please try again later.',
        timeout: 'Network Error : Request timed out. Please try again later.',
      },
      account: {
        passwordExpired: 'Password Expired',
        passwordResetRequired: 'Password reset required for the user',
        notVerified: 'Account not yet verified with 6 digit code.',
      },
      serverDownBanner: 'Server is down for maintenance. Please try again later.',
      underReviewBanner: 'account still under review, you will receive an email once approved',
    })
  })

  it('name every stage and availability in English as the specification does, in the order of a journey', () => {
    expect(Object.entries(tracking.en.stages)).toEqual(values.stages.map((stage) => [stage, stage]))
    expect(Object.entries(tracking.en.availabilities)).toEqual(
      values.availabilities.map((availability) => [availability, availability]),
    )
    expect(Object.keys(tracking.en.legs)).toEqual(values.legKinds)
    expect(Object.keys(tracking.en.holds)).toEqual(values.holdTypes)
  })
})
