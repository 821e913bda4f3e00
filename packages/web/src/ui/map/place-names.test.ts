import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Named, type PlacedName, placeNames } from './place-names.ts'

const size = { width: 400, height: 300 }
const surroundings = {
  size,
  keepClear: [],
  lines: [],
  mostCovered: Number.POSITIVE_INFINITY,
  widthOf: (text: string) => text.length * 7,
  lineHeight: 16,
}
const port = (id: string, x: number, y: number, weight = 1): Named => ({ id, text: id, x, y, weight, reach: 5 })
const areaOf = ({ text, x, y, anchor }: PlacedName) => {
  const width = surroundings.widthOf(text)
  return { left: anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2, width, top: y - 8 }
}

describe('the names of ports', () => {
  it('are to the right of their port where there is space', () => {
    const [name] = placeNames([port('Ningbo', 200, 150)], surroundings)
    expect(name).toMatchObject({ text: 'Ningbo', anchor: 'start', y: 150 })
    expect(name?.x).toBeGreaterThan(205)
  })

  it('change sides at the edge of the picture', () =>
    expect(placeNames([port('Long Beach', 390, 150)], surroundings)[0]).toMatchObject({ anchor: 'end' }))

  it('avoid a line, and are left out where they would follow one', () => {
    const eastward = Array.from({ length: 30 }, (_, at) => [200 + at * 6, 150] as const)
    expect(placeNames([port('Ningbo', 200, 150)], { ...surroundings, lines: eastward })[0]?.anchor).toBe('end')
    const everywhere = Array.from({ length: 3000 }, (_, at) => [(at % 60) * 7, Math.floor(at / 60) * 6] as const)
    expect(placeNames([port('Ningbo', 200, 150)], { ...surroundings, lines: everywhere, mostCovered: 3 })).toEqual([])
  })

  it('never cover reserved areas', () => {
    const names = placeNames([port('Ningbo', 200, 60)], {
      ...surroundings,
      keepClear: [
        { x: 0, y: 0, width: 400, height: 50 },
        { x: 200, y: 0, width: 200, height: 300 },
      ],
    })
    expect(names[0]).toMatchObject({ anchor: 'end' })
    expect(
      placeNames([port('Ningbo', 200, 20)], { ...surroundings, keepClear: [{ x: 0, y: 0, width: 400, height: 300 }] }),
    ).toEqual([])
  })

  it('keep the more important where there is no space for two', () => {
    const crowd = [port('Xiamen', 201, 150, 1), port('Shanghai', 200, 150, 9), port('Ningbo', 199, 150, 2)]
    const names = placeNames(crowd, surroundings)
    expect(names.length).toBeLessThan(3)
  })

  it('are never closer to another port than to their own', () => {
    const names = placeNames([port('Ningbo', 60, 100, 2), port('Hai Phong', 40, 122, 1)], surroundings)
    const ningbo = names.find(({ id }) => id === 'Ningbo')
    expect(ningbo?.anchor).not.toBe('end')
  })

  it('never overlap each other nor leave the picture', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            x: fc.integer({ min: 0, max: 400 }),
            y: fc.integer({ min: 0, max: 300 }),
            weight: fc.integer({ min: 1, max: 9 }),
            length: fc.integer({ min: 2, max: 16 }),
          }),
          { maxLength: 20 },
        ),
        (dots) => {
          const places = dots.map(({ x, y, weight, length }, at) => ({
            ...port(String(at), x, y, weight),
            text: 'n'.repeat(length),
          }))
          const areas = placeNames(places, surroundings).map(areaOf)
          for (const [at, one] of areas.entries()) {
            expect(one.left).toBeGreaterThanOrEqual(0)
            expect(one.left + one.width).toBeLessThanOrEqual(400)
            for (const other of areas.slice(at + 1)) {
              const apart =
                one.left + one.width <= other.left ||
                other.left + other.width <= one.left ||
                one.top + 16 <= other.top ||
                other.top + 16 <= one.top
              expect(apart).toBe(true)
            }
          }
        },
      ),
    ))
})
