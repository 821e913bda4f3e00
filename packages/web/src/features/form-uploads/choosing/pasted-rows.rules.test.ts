import { describe, expect, it } from 'vitest'
import { freeName, lineCount, pastedFrom } from './pasted-rows.rules.ts'

const sheet = { name: 'bookings.xlsx' }
const picture = { name: 'image.png' }

describe('pasted text', () => {
  it.each([
    ['cells, with the picture of them that spreadsheets add', [picture], 'NBL-1\tCNNGB\n', { text: 'NBL-1\tCNNGB\n' }],
    ['lines of a csv', [], 'a,b\nc,d', { text: 'a,b\nc,d' }],
    ['a file, with its name as text', [sheet], 'bookings.xlsx', { files: [sheet] }],
    ['a file of another kind, which the server refuses', [picture], '', { files: [picture] }],
    ['a word', [], 'NBL-1', {}],
    ['a word with a picture', [picture], 'NBL-1', {}],
    ['one line with its end', [], 'NBL-1\n', {}],
  ])('is understood: %s', (_case, files, text, expected) => expect(pastedFrom({ files, text })).toEqual(expected))
})

it('counts the lines with content', () => expect(lineCount('a\r\n\r\nb\n  \nc')).toBe(3))

it('finds an unused name', () => {
  const nameAt = (number: number) => (number === 1 ? 'Pasted rows' : `Pasted rows ${number}`)
  expect(freeName(['Pasted rows', 'Pasted rows 2'], nameAt)).toBe('Pasted rows 3')
})
