import { describe, expect, it } from 'vitest'
import { choices, sailing } from './booking-template.fixture.ts'
import { exampleDay, exampleSailing } from './booking-template-example.rules.ts'
import { templateLists } from './booking-template-lists.rules.ts'

const lists = templateLists(choices, { language: 'en', closedPorts: new Set(['CNXMN']) })
const chosen = (...sailings: ReturnType<typeof sailing>[]) => exampleSailing(sailings, choices, lists)?.vvd

describe('the ship of the form’s own example', () => {
  it('is the next one that can be booked, on its day in the time of its port', () => {
    expect(chosen(sailing(), sailing({ vvd: 'FAB051E' }))).toBe('FHM043E')
    expect(exampleDay(sailing())).toBe('2026-11-25')
  })

  it('is none that has left, whose cut-off has passed, or that the lists of the form do not offer', () => {
    const next = sailing({ vvd: 'FAB051E' })
    const { cutOffs } = next
    expect(chosen(sailing({ isExpired: true }), next)).toBe('FAB051E')
    expect(chosen(sailing({ cutOffs: { ...cutOffs, si: '2026-11-14T23:00:00Z' } }), next)).toBe('FAB051E')
    expect(chosen(sailing({ portOfLoading: 'CNXMN' }), next)).toBe('FAB051E')
    expect(chosen(sailing({ portOfDischarge: 'USOAK' }), next)).toBe('FAB051E')
    expect(chosen(sailing({ isExpired: true }))).toBeUndefined()
  })

  it('leaves a port that the person’s contracts name, where one does', () => {
    expect(chosen(sailing(), sailing({ vvd: 'FAB051E', portOfLoading: 'CNSHA' }))).toBe('FAB051E')
  })
})
