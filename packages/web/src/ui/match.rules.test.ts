import { describe, expect, it } from 'vitest'
import { bestOf, matchOf } from './match.rules.ts'

const english = ['Container Search', 'Booking Dashboard', 'Container Dashboard', 'Billing Documents', 'Blanket LOI']
const find = (typed: string, names = english) => bestOf(names, (name) => matchOf(typed, name))

describe('a page is found', () => {
  it.each([
    ['', english],
    ['cont', ['Container Search', 'Container Dashboard']],
    ['DASH', ['Booking Dashboard', 'Container Dashboard']],
    ['dash cont', ['Container Dashboard']],
    ['cd', ['Container Dashboard']],
    ['loi', ['Blanket LOI']],
    ['cntdsh', ['Container Dashboard']],
    ['ntain', ['Container Search', 'Container Dashboard']],
    ['bd', ['Booking Dashboard', 'Billing Documents']],
  ])('by %j', (typed, expected) => expect(find(typed).toSorted()).toEqual(expected.toSorted()))

  it('best first: a name that begins with the text before one that only contains its letters', () =>
    expect(find('bo', english.toReversed())).toEqual(['Booking Dashboard', 'Container Dashboard']))

  it.each([
    ['bang', 'Bảng theo dõi booking'],
    ['dang ky', 'Đăng ký'],
    ['ĐĂNG', 'Đăng ký'],
    ['theo doi', 'Bảng theo dõi booking'],
  ])('in Vietnamese with and without diacritics: %s', (typed, name) => expect(matchOf(typed, name)).toBeGreaterThan(0))

  it('in Chinese by adjacent characters', () => {
    const chinese = ['订舱看板', '集装箱看板', '订舱申请']
    expect(find('看板', chinese)).toEqual(['订舱看板', '集装箱看板'])
    expect(find('集 装', chinese)).toEqual(['集装箱看板'])
    expect(find('订板', chinese)).toEqual([])
    expect(find('订舱 申请', chinese)).toEqual(['订舱申请'])
    expect(find('海关 excel', ['海关未放行：导出 Excel', '海关未放行'])).toEqual(['海关未放行：导出 Excel'])
  })
})

describe('a page is not found', () => {
  it.each(['zzz', 'hcraes', 'ontr', 'ks', '!?', '42'])('by %j', (typed) => {
    expect(find(typed)).toEqual([])
  })
})
