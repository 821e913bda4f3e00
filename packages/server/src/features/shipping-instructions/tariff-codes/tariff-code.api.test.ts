import type { TariffCodes } from '@fairway/contract/shipping-instructions/tariff-code.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { tariffLine } from '../../carrier/contract-lines.fixture.ts'

let portal: Portal
let clerk: Record<string, string>
beforeAll(async () => {
  portal = await startPortal({ settings: { publicCallsPerMinute: 1_000_000 } })
  clerk = (await portal.person({ groups: ['SI'] })).headers
})
afterAll(() => portal.stop())

const named = (code: string, en: string, zh: string, vi: string) => tariffLine(code, { names: { en, zh, vi } })
const list = [
  tariffLine('853952'),
  tariffLine('8539520010'),
  named('853951', 'LED modules', '发光二极管模块', 'Mô-đun LED'),
  named('940511', 'LED ceiling and wall lamps', '发光二极管吸顶灯及壁灯', 'Đèn trần và đèn tường LED'),
  named('090111', 'Coffee, not roasted', '未焙炒咖啡', 'Cà phê chưa rang'),
  named('090210', 'Green tea', '绿茶', 'Chè xanh'),
  named('841381', 'Steam pumps', '蒸汽泵', 'Máy bơm hơi nước'),
  named('610910', 'Cotton T-shirts, knitted', '棉制针织T恤衫', 'Áo phông dệt kim bằng bông'),
  named('850760', 'Lithium-ion batteries', '锂离子蓄电池', 'Ắc quy lithium-ion'),
  named('950300', 'Toys', '玩具', 'Đồ chơi'),
]
const search = (q: string, more = '', headers = clerk) =>
  portal.get(`/api/si/tariffCodes?q=${encodeURIComponent(q)}${more}`, headers)
const answerTo = async (q: string, more = ''): Promise<TariffCodes> => {
  const { status, json } = await search(q, more)
  expect([q, status]).toEqual([q, 200])
  return json
}
const codesFor = async (q: string) => (await answerTo(q)).entries.map(({ code }) => code)
const statusesOf = async (...codes: string[]) =>
  (await answerTo('', `&codes=${codes.join()}`)).checked.map(({ code, status }) => `${code} ${status}`)

describe('before the carrier has sent codes', () => {
  it('nothing is found, and no code is called unknown', async () => {
    expect(await answerTo('lamp')).toEqual({ entries: [], isCut: false, checked: [] })
    expect(await statusesOf('853952')).toEqual(['853952 unchecked'])
  })
})

describe('HTS codes', () => {
  beforeAll(async () => {
    expect((await portal.carrier('tariff-codes', list)).json).toEqual({
      accepted: list.length,
      unchanged: 0,
      rejected: [],
    })
  })

  it.each([
    ['lamp', ['853952', '8539520010', '940511']],
    ['LED Lamps', ['853952', '8539520010', '940511']],
    ['ceiling led', ['940511']],
    ['t-shirt', ['610910']],
    ['tshirts', ['610910']],
    ['shirt', ['610910']],
    ['battery', ['850760']],
    ['batteries', ['850760']],
    ['lithium', ['850760']],
    ['tea', ['090210']],
    ['灯', ['853952', '8539520010', '940511']],
    ['吸顶灯', ['940511']],
    ['ＬＥＤ灯', ['853952', '8539520010', '940511']],
    ['kafei', ['090111']],
    ['wbckf', ['090111']],
    ['dengpao', ['853952', '8539520010']],
    ['cà phê', ['090111']],
    ['CA PHE', ['090111']],
    ['den tran', ['940511']],
    ['đồ chơi', ['950300']],
    ['8539 led', ['853952', '853951', '8539520010']],
    ['rotterdam', []],
  ])('are found by %s', async (typed, codes) => expect((await codesFor(typed)).sort()).toEqual([...codes].sort()))

  it.each([
    ['85', ['850760', '853951', '853952', '8539520010']],
    ['8539.5', ['853951', '853952', '8539520010']],
    ['8539.52.', ['853952', '8539520010']],
    ['8539.52.00.10', ['8539520010']],
    ['８５３９５２', ['853952', '8539520010']],
    ['0901', ['090111']],
    ['99', []],
    ['85395200101', []],
  ])('are found by the first digits, in order: %s', async (typed, codes) =>
    expect(await codesFor(typed)).toEqual(codes),
  )

  it('come with their names, words of the name before pinyin, and short names first', async () => {
    const { entries } = await answerTo('led')
    expect(entries[0]).toEqual({
      code: '853952',
      name: { en: 'LED lamps', zh: '发光二极管（LED）灯泡', vi: 'Bóng đèn LED' },
      isWithdrawn: false,
      usedBefore: null,
    })
    expect(entries.at(-1)?.code).toBe('940511')
  })

  it('are known, also as the beginning of one that is, or unknown', async () => {
    expect(await statusesOf('8539.52', '8539520010', '85395200', '8539520011', '610990', '999999')).toEqual([
      '853952 known', '8539520010 known', '85395200 known', '8539520011 unknown', '610990 unknown', '999999 unknown',
    ]) // biome-ignore format: one line
    expect((await answerTo('8539.52')).checked).toMatchObject([
      { code: '853952', status: 'known', name: { en: 'LED lamps' } },
    ])
    expect((await answerTo('610990')).checked).toEqual([{ code: '610990', status: 'unknown', name: null }])
    expect((await answerTo('85395')).checked).toEqual([])
  })

  it.each([
    '%', '_', '\\', "' or 1=1 --", '%%%', '_a_', 'x'.repeat(200), '💡', '💡'.repeat(100), '\u202elamp\u202c', '*', ':*', 'a & b', '灯'.repeat(200),
    '9'.repeat(200), '{}', '()', '.', '-', ' ', '\u0301', '__proto__',
  ])('survive %j', async (typed) => {
    const { entries } = await answerTo(typed)
    if (!typed.includes('lamp')) expect(entries).toEqual([])
  }) // biome-ignore format: one list

  it.each([
    ['q of 201 characters', `q=${'x'.repeat(201)}`],
    ['a code of 5 digits', 'codes=85395'],
    ['a code of 11 digits', 'codes=85395200101'],
    ['a code among words', 'codes=853952,lamp'],
    ['51 codes', `codes=${Array.from({ length: 51 }, (_, nth) => 853_900 + nth).join()}`],
    ['an unknown field', 'p=1'],
    ['NUL', 'q=%00'],
  ])('refuse %s', async (_case, query) => {
    const { status, json } = await portal.get(`/api/si/tariffCodes?${query}`, clerk)
    expect([status, json.errorCode]).toEqual([400, 'GE0012'])
  })

  it('are shown twenty at a time', async () => {
    const many = Array.from({ length: 30 }, (_, nth) => named(`7323${10 + nth}`, `Pan ${nth}`, '锅', 'Chảo'))
    await portal.carrier('tariff-codes', many)
    for (const typed of ['7323', 'pan', '锅', 'guo']) {
      const { entries, isCut } = await answerTo(typed)
      expect([typed, entries.length, isCut]).toEqual([typed, 20, true])
    }
  })

  it('are for people with SI or BS', async () => {
    for (const group of ['SI', 'BS'] as const)
      expect((await search('led', '', (await portal.person({ groups: [group] })).headers)).status).toBe(200)
    const other = (await portal.person({ groups: ['BR', 'BD', 'VG'] })).headers
    expect(await search('led', '', other)).toMatchObject({ status: 403, json: { errorCode: 'GE0005' } })
    expect((await search('led', '', {})).status).toBe(401)
  })
})

describe('the carrier', () => {
  const send = async (...lines: object[]) => (await portal.carrier('tariff-codes', lines)).json

  it('withdraws a code, renames it and brings it back, by its revision', async () => {
    expect(await send(tariffLine('8541.43'))).toMatchObject({ accepted: 1 })
    expect(await codesFor('854143')).toEqual(['854143'])
    expect(await send(tariffLine('854143', { revision: 2, withdrawn: true }))).toMatchObject({ accepted: 1 })
    expect(await codesFor('854143')).toEqual([])
    expect(await statusesOf('854143')).toEqual(['854143 withdrawn'])
    const solar = { en: 'Solar modules', zh: '光伏组件', vi: 'Tấm pin mặt trời' }
    expect(await send(tariffLine('854143', { revision: 3, names: solar }))).toMatchObject({ accepted: 1 })
    expect(await codesFor('guangfu')).toEqual(['854143'])
    expect(await send(tariffLine('854143', { revision: 3 }), tariffLine('8541.43', { revision: 1 }))).toMatchObject({
      accepted: 0,
      unchanged: 2,
    })
    expect(await codesFor('solar')).toEqual(['854143'])
  })

  it('sends two revisions in one batch: the newer one counts, whatever their order', async () => {
    const [older, newer] = [1, 2].map((revision) =>
      tariffLine('392410', { revision, names: { en: `Rev${revision}`, zh: '餐具', vi: 'Bộ đồ ăn' } }),
    )
    expect(await send(newer ?? {}, older ?? {})).toMatchObject({ accepted: 1, unchanged: 1 })
    expect((await answerTo('392410')).entries).toMatchObject([{ name: { en: 'Rev2' } }])
  })

  it.each([
    ['5 digits', { code: '85395' }, 'code'],
    ['11 digits', { code: '85395200101' }, 'code'],
    ['letters', { code: '8539AB' }, 'code'],
    ['full-width digits', { code: '８５３９５２' }, 'code'],
    ['a dot at the end', { code: '8539.52.' }, 'code'],
    ['no Chinese name', { names: { en: 'a', vi: 'a' } }, 'names.zh'],
    ['an empty name', { names: { en: ' ', zh: '灯', vi: 'a' } }, 'names.en'],
    ['a name of 121 characters', { names: { en: 'x'.repeat(121), zh: '灯', vi: 'a' } }, 'names.en'],
    ['no revision', { revision: undefined }, 'revision'],
    ['a revision over 2³¹', { revision: 2 ** 31 }, 'revision'],
    ['withdrawn as a word', { withdrawn: 'yes' }, 'withdrawn'],
  ])('is told which line is bad: %s', async (_case, change, path) => {
    const { accepted, rejected } = await send(tariffLine('640411', { revision: 9, ...change }), tariffLine('640319'))
    expect(accepted).toBeLessThan(2)
    expect(rejected).toMatchObject([{ line: 1, errorCode: 'GE0012', violations: [{ path }] }])
    expect(await codesFor('6404')).toEqual([])
  })
})
