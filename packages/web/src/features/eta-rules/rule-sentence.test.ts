import type { EtaRule } from '@fairway/contract/eta-rules/eta-rule.schema'
import type { Language } from '@fairway/contract/shared/language'
import { describe, expect, it } from 'vitest'
import { i18n } from '../../platform/language/i18n.ts'
import { translatorOf } from '../../platform/language/translator.ts'
import { choices, ruleWith } from './eta-rule.fixture.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'
import { sentencesOf } from './rule-sentence.ts'

for (const [language, texts] of Object.entries({ en, zh, vi })) i18n.add(language as Language, 'etaRules', texts)
const say = (change: Partial<EtaRule> = {}, language: Language = 'en') =>
  sentencesOf(ruleWith(change), { t: translatorOf(language, 'etaRules'), language, choices })

describe('an arrival rule as a sentence', () => {
  it('states the port, the window, the containers and when they are available', () =>
    expect(say()).toEqual([
      'When a vessel arrives at Los Angeles on Monday between 06:00 and 18:00, LOCAL containers are available on Tuesday at 08:00.',
    ]))

  it('states the same in Mandarin and in Vietnamese', () => {
    expect(say({}, 'zh')).toEqual(['船舶在星期一 06:00 至 18:00 之间抵达洛杉矶：LOCAL 集装箱星期二 08:00 可提箱。'])
    expect(say({}, 'vi')).toEqual([
      'Tàu đến Los Angeles vào thứ Hai từ 06:00 đến 18:00: container LOCAL có thể lấy vào thứ Ba lúc 08:00.',
    ])
  })

  it('uses the port availability for shipments that continue by rail', () =>
    expect(say({ shipment: 'IPI', equipmentGroup: 'reefer' })[0]).toContain(
      'IPI containers (Reefers) are available on Wednesday at 06:00.',
    ))

  it('explains that a window past midnight belongs to the day on which it opens', () =>
    expect(say({ arrivalDay: 7, arrivalFrom: '22:00', arrivalTo: '06:00' })).toEqual([
      'When a vessel arrives at Los Angeles between Sunday 22:00 and Monday 06:00, LOCAL containers are available on Monday at 08:00.',
      'The window runs past midnight: arrivals after midnight still count as Sunday.',
    ]))

  it.each([
    ['all day long', { arrivalFrom: '00:00', arrivalTo: '24:00' }, 'on Monday at any time'],
    ['until midnight', { arrivalFrom: '12:00', arrivalTo: '00:00' }, 'on Monday between 12:00 and 24:00'],
    [
      'around the clock from six',
      { arrivalFrom: '06:00', arrivalTo: '06:00' },
      'between Monday 06:00 and Tuesday 06:00',
    ],
    [
      'on every day',
      { arrivalDay: null },
      'on any day between 06:00 and 18:00, LOCAL containers are available on the next day',
    ],
    ['on the same day', { localAvailability: { days: 0, time: '20:00' } }, 'on the same day at 20:00'],
    ['a week later', { localAvailability: { days: 8, time: '09:00' } }, 'on Tuesday, 8 days later, at 09:00'],
  ])('describes a window that is open %s', (_case, change, expected) => expect(say(change)[0]).toContain(expected))

  it('warns when a vessel may arrive after the time that the rule gives', () => {
    expect(say({ localAvailability: { days: 0, time: '12:00' } })).toContain(en.sentence.early)
    expect(say({ localAvailability: { days: 0, time: '18:00' } })).not.toContain(en.sentence.early)
  })

  it('names the scope of an exception, and says that a rule is switched off', () => {
    expect(say({ vvd: 'FHM042E' })).toContain('Only for voyage FHM042E.')
    expect(say({ firstOn: '2026-12-24', lastOn: '2026-12-26', isActive: false }).slice(1)).toEqual([
      'Only for arrivals from 2026-12-24 to 2026-12-26.',
      'Inactive: it does not apply.',
    ])
  })
})
