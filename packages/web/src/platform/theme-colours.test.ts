import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accentColours, contrast } from './theme-colours.ts'

it('measures black on white as WCAG does', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5))

it('keeps a colour that is already readable', () => expect(accentColours('#0b6e8a', 'light').accent).toBe('#0b6e8a'))

it('makes any colour of any carrier readable, as text and under text, in light and dark', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, fc.constantFrom('light' as const, 'dark' as const), (accent, side) => {
      const found = accentColours(accent, side)
      expect(contrast(found.accent, side === 'light' ? '#f6f8fa' : '#111d2b')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(found.accent, found.soft)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(found.on, found.accent)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
