import { describe, expect, it } from 'vitest'
import { type Choice, exactChoice, findChoices, inOrder } from './choice.rules.ts'

const place = (code: string, en: string, zh: string, vi: string, spoken: string): Choice => ({
  code,
  name: { en, zh, vi },
  spoken,
})
const ningbo = place('CNNGB', 'Ningbo', '宁波', 'Ninh Ba', 'ningbo nb')
const haiphong = place('VNHPH', 'Hai Phong', '海防', 'Hải Phòng', 'haifang hf')
const saigon = place('VNSGN', 'Ho Chi Minh City', '胡志明市', 'Thành phố Hồ Chí Minh', 'huzhimingshi hzms')
const beach = place('USLGB', 'Long Beach', '长滩', 'Long Beach', 'changtan zhangtan ct zt')
const highCube = place('45G1', "40' high cube dry", '40英尺高柜', 'Container khô cao 40 feet', '40yingchigaogui 40ycgg')
const containerTypes: Choice[] = [
  { ...place('22G1', "20' dry", '20英尺干货箱', 'Container khô 20 feet', ''), aliases: ['20GP', '20DV'] },
  { ...place('42G1', "40' dry", '40英尺干货箱', 'Container khô 40 feet', ''), aliases: ['40GP'] },
  { ...highCube, aliases: ['40HQ', '40HC'] },
  { ...place('L5G1', "45' high cube dry", '45英尺高柜', 'Container khô cao 45 feet', ''), aliases: ['45HC', '45HQ'] },
]
const places = [ningbo, haiphong, saigon, beach, highCube]
const firstFor = (typed: string) => findChoices(places, typed)[0]?.code

describe('a picker', () => {
  it.each([
    ['its code', 'vnhph', 'VNHPH'],
    ['a part of its code', 'hph', 'VNHPH'],
    ['the beginning of its name', 'hai ph', 'VNHPH'],
    ['a Vietnamese name with accents', 'Hải Phòng', 'VNHPH'],
    ['the same in the other Unicode form', 'Hải Phòng'.normalize('NFD'), 'VNHPH'],
    ['a Vietnamese name without accents', 'thanh pho ho chi minh', 'VNSGN'],
    ['đ typed as d', 'ho chi', 'VNSGN'],
    ['Chinese characters', '海防', 'VNHPH'],
    ['one Chinese character', '宁', 'CNNGB'],
    ['pinyin', 'haifang', 'VNHPH'],
    ['pinyin with a space', 'hai fang', 'VNHPH'],
    ['first letters of pinyin', 'hzms', 'VNSGN'],
    ['another reading of a character', 'zhangtan', 'USLGB'],
    ['pinyin from the middle of a long name', 'gaogui', '45G1'],
    ['full-width letters', 'ＣＮＮＧＢ', 'CNNGB'],
    ['code and name together, as the field shows them', 'CNNGB Ningbo', 'CNNGB'],
    ['the same with the last letter taken away', 'CNNGB Ningb', 'CNNGB'],
  ])('finds a place by %s', (_case, typed, code) => expect(firstFor(typed)).toBe(code))

  it('finds nothing for an unknown text', () => expect(findChoices(places, 'rotterdam')).toEqual([]))
  it('shows all of them before anything is typed', () => expect(findChoices(places, '')).toHaveLength(places.length))
  it('offers the preferred ones first', () =>
    expect(inOrder(places, ['USLGB', 'VNHPH']).map(({ code }) => code)).toEqual([
      'USLGB', 'VNHPH', 'CNNGB', 'VNSGN', '45G1',
    ])) // biome-ignore format: one list
})

describe('equipment by its trade name', () => {
  it.each([
    ['40HQ', '45G1'],
    ["40'HC", '45G1'],
    ['40 hq', '45G1'],
    ['20GP', '22G1'],
    ['45HC', 'L5G1'],
    ['45G1', '45G1'],
  ])('%s finds %s first, and becomes it when the field is left', (typed, code) => {
    expect(findChoices(containerTypes, typed)[0]?.code).toBe(code)
    expect(exactChoice(containerTypes, typed)?.code).toBe(code)
  })
})

describe('a text that was typed before leaving the field', () => {
  it.each([
    ['a code', 'cnngb', 'CNNGB'],
    ['a name without accents', 'hai phong', 'VNHPH'],
    ['a Chinese name', '宁波', 'CNNGB'],
    ['code and name', 'USLGB Long Beach', 'USLGB'],
    ['the beginning of a name', 'ning', undefined],
    ['nothing', '  ', undefined],
  ])('is a choice when it is %s', (_case, typed, code) => expect(exactChoice(places, typed)?.code).toBe(code))

  it('is no choice when two places have that name', () => {
    const springfields = [place('USSPI', 'Springfield', '斯', 'S', ''), place('USSGF', 'Springfield', '普', 'P', '')]
    expect(exactChoice(springfields, 'springfield')).toBeUndefined()
    expect(exactChoice(springfields, 'ussgf')?.code).toBe('USSGF')
  })
})
