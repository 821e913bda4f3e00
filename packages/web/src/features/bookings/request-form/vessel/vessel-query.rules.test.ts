import { describe, expect, it } from 'vitest'
import { matchesTyped, typedVoyage, vesselSearch } from './vessel-query.rules.ts'

describe('a vessel is looked for', () => {
  const route = {
    ...{ portOfLoading: 'CNNGB', portOfDischarge: 'USLGB', placeOfDelivery: 'USCHI' },
    departureFrom: '',
    departureTo: '',
  }
  const wish = (more: Partial<typeof route>, vvd = '') => vesselSearch({ ...route, ...more }, vvd, '2026-11-15')
  it('in the next five weeks while no days are named', () =>
    expect(wish({})).toMatchObject({ from: '2026-11-15', to: '2026-12-20', vvd: '', placeOfDelivery: 'USCHI' }))
  it('by its voyage, whatever the days say', () =>
    expect(wish({ departureFrom: '2026-11-01' }, 'FHM043E')).toMatchObject({ vvd: 'FHM043E', from: '', to: '' }))
  const ships = ['FHM043E Hummingbird', 'FHM044E Hummingbird', 'FKF038E Kingfisher'].map((text) => {
    const [vvd = '', vessel = ''] = text.split(' ')
    return { vvd, vessel }
  })
  it.each([
    ['fhm043e ', 'FHM043E', 1],
    ['ｆｋｆ', 'FKF038E', 1],
    ['kingf', 'FKF038E', 1],
    ['FHM', '', 2],
    ['XYZ', '', 0],
    [' ', '', 3],
  ])('by “%s”, which is the voyage “%s” and fits %i ships', (typed, vvd, count) => {
    expect(typedVoyage(typed, ships)).toBe(vvd)
    expect(ships.filter((ship) => matchesTyped(ship, typed))).toHaveLength(count)
  })
  it.each([
    ['2026-11-25', true],
    ['11-25', true],
    ['11-24', false],
    ['tp1', true],
    ['tp', false],
  ])('by “%s”: its day at the port, or its service', (typed, isMeant) => {
    const departure = { planned: '2026-11-24T20:00:00Z', estimated: null, actual: null, zone: 'Asia/Shanghai' }
    expect(matchesTyped({ vvd: 'FHM043E', vessel: 'Hummingbird', service: 'TP1', departure }, typed)).toBe(isMeant)
  })
  it.each([
    ['a port', { portOfLoading: '' }],
    ['one end of the days', { departureFrom: '2026-11-20' }],
    ['days in order', { departureFrom: '2026-11-20', departureTo: '2026-11-19' }],
  ])('not without %s', (_what, more) => expect(wish(more)).toBeUndefined())
})
