import { expect, it } from 'vitest'
import { entriesOf, fillIn, findInGuide, placeholdersIn, readChapter } from './chapter.rules.ts'

const source = `You find a container.

## Look it up
1. Press **{{home:track}}**.

![The search](track-search)

After the picture.

## Nothing found
Ask the *terminal*. Kiểm tra số container. 未放行的集装箱。
`

it('cuts a chapter at its headings and pictures', () =>
  expect(readChapter(source)).toEqual({
    intro: [{ kind: 'text', text: 'You find a container.' }],
    sections: [
      {
        heading: 'Look it up',
        parts: [
          { kind: 'text', text: '1. Press **{{home:track}}**.' },
          { kind: 'picture', name: 'track-search', caption: 'The search' },
          { kind: 'text', text: 'After the picture.' },
        ],
      },
      {
        heading: 'Nothing found',
        parts: [{ kind: 'text', text: 'Ask the *terminal*. Kiểm tra số container. 未放行的集装箱。' }],
      },
    ],
  }))

it('names the texts of the portal that a chapter quotes, also those with a space in their key', () =>
  expect(placeholdersIn('{{home:track}} and {{bookings:words.carrierActions.Not Delivered}}, not {{name}}')).toEqual([
    { namespace: 'home', key: 'track' },
    { namespace: 'bookings', key: 'words.carrierActions.Not Delivered' },
  ]))

it('shows quoted texts as they are, whatever signs they have', () =>
  expect(fillIn('**{{form:name}}**', () => 'Weight (kg) *required* [a](/b)')).toBe(
    '**Weight \\(kg\\) \\*required\\* \\[a\\]\\(/b\\)**',
  ))

const entries = entriesOf('track', 'Track cargo', readChapter(source))
const foundBy = (query: string) => findInGuide(entries, query).map(({ number }) => number)

it('finds sections by words of headings and text, without accents, in any language', () => {
  expect(foundBy('TERMINAL')).toEqual([2])
  expect(foundBy('kiem tra')).toEqual([2])
  expect(foundBy('未放行')).toEqual([2])
  expect(foundBy('nothing terminal')).toEqual([2])
  expect(foundBy('look')).toEqual([1])
})

it('lists the section whose heading has the word first', () =>
  expect(
    findInGuide(
      [
        { chapter: 'a', title: 'A', number: 1, heading: 'Other', text: 'the hold' },
        { chapter: 'a', title: 'A', number: 2, heading: 'Holds', text: '' },
      ],
      'hold',
    ).map(({ number }) => number),
  ).toEqual([2, 1]))

it('shows the sentence in which the word stands', () =>
  expect(findInGuide(entries, 'terminal')[0]?.excerpt).toBe('Ask the terminal.'))

it.each(['', '   ', '***', '<>', '"; --', 'zzzz', '<script>alert(1)</script>', '\u202e'])(
  'finds nothing by %j',
  (query) => expect(foundBy(query)).toEqual([]),
)
