import { describe, expect, it } from 'vitest'
import { offer, type PageOption } from './palette-options.rules.ts'
import type { RecentCargo } from './recent-cargo.rules.ts'

const pages: PageOption[] = [
  { kind: 'page', to: '/', name: 'Container Search' },
  { kind: 'page', to: '/containerdash', name: 'Container Dashboard' },
]
const recent: RecentCargo[] = [
  { type: 'container', number: 'FWYU4829130', bookingNo: '3104482' },
  { type: 'booking', number: '3104490' },
]
const names = (typed: string) => offer(typed, { pages, recent }).map(({ name }) => name)
const tracked = (typed: string) => offer(typed, { pages, recent }).find(({ name }) => name === 'track')?.options

describe('the palette offers', () => {
  it('before anything is typed, what was looked at lately and then every page', () =>
    expect(names('')).toEqual(['recent', 'pages']))
  it('pages by their names', () => {
    expect(offer('dash', { pages, recent })).toEqual([{ name: 'pages', options: [pages[1]] }])
  })
  it('recent cargo by a part of its number, a container also by its booking', () => {
    const found = (typed: string) => offer(typed, { pages: [], recent }).flatMap(({ options }) => options)
    expect(found('4829')).toEqual([{ kind: 'cargo', ...recent[0] }])
    expect(found('fwyu 48')).toEqual([{ kind: 'cargo', ...recent[0] }])
    expect(found('31044')).toHaveLength(2)
    expect(found('看板')).toEqual([])
  })
  it.each([
    ['FWYU4829130', 'container', ['FWYU4829130'], false],
    [' fwyu 482913-0 ', 'container', ['FWYU4829130'], false],
    ['FWYU482913', 'container', ['FWYU4829130'], false],
    ['FWYU4829131', 'container', ['FWYU4829130'], true],
    ['3104482', 'booking', ['3104482'], false],
    ['3104482, 3104490', 'booking', ['3104482', '3104490'], false],
    ['FWYL310448201', 'bl', ['FWYL310448201'], false],
    ['3104482 FWYU4829130', 'any', ['3104482', 'FWYU4829130'], false],
  ])('to track %j at once, above all else', (typed, type, numbers, isCorrected) => {
    expect(tracked(typed)).toEqual([{ kind: 'track', type, numbers, isCorrected }])
    expect(names(typed)[0]).toBe('track')
  })
  it.each(['', 'dash', '12', 'FWYU4829131 FWYU4829132'])('nothing to track for %j', (typed) =>
    expect(tracked(typed)).toBeUndefined(),
  )

  it('a number that is also a purchase order as both', () => {
    const thing = { kind: 'po', name: '3104482', detail: '3104490', bookingNo: '3104490', id: '7' } as const
    const po = { kind: 'found', thing, target: { link: { to: '/' } } } as const
    expect(offer('3104482', { pages, recent: [], found: [po] }).map(({ name }) => name)).toEqual(['track', 'found'])
  })
  it('views by a word of their names, and none unasked', () => {
    const views = [{ kind: 'view', name: 'Containers on hold', link: { to: '/' } }] as const
    expect(offer('hold', { pages, recent, views })).toEqual([{ name: 'views', options: [...views] }])
    expect(offer('', { pages, recent, views }).map(({ name }) => name)).not.toContain('views')
  })
  it.each(['hold excel', 'EXCEL', 'on hold xls', 'hold exce'])('files to whoever asks for one: %j', (typed) => {
    const file = { kind: 'export', name: 'Containers on hold to Excel' } as const
    expect(offer(typed, { pages, recent, exports: [file] })).toEqual([{ name: 'exports', options: [file] }])
  })
  it.each(['hold', 'ex', 'customs excel', ''])('and to nobody else: %j', (typed) => {
    const file = { kind: 'export', name: 'Containers on hold to Excel' } as const
    expect(offer(typed, { pages: [], recent: [], exports: [file] })).toEqual([])
  })
})
