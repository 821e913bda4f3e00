import { expect, it } from 'vitest'
import { chipsOf, criteriaOf, drawnFields, valuesOf } from './filter.rules.ts'
import { choices, days, type FilterField, numbers, select, text } from './filter-fields.ts'
import type { ListLabels } from './list-labels.ts'

type Labels = Pick<ListLabels, 'listing'>

// says the key and what is put into it
const listing = (key: string, { count, name, value }: Record<string, unknown> = {}) =>
  [key.split('.')[1], name, value, count].filter((part) => part !== undefined).join(' ')
const labels = { listing } as unknown as ListLabels // the rules ask for nothing else

const filter: FilterField<string, Labels, { ports: string[] }>[] = [
  numbers((number) => `#${number}`),
  text('text', { label: () => 'Text' }),
  select('port', {
    label: () => 'Port',
    empty: () => 'Any',
    options: (_labels, known, chosen) => [...(known?.ports ?? []), chosen].map((value) => ({ value, text: value })),
  }),
  choices('colours', ['red', 'blue'], { label: () => 'Colour', textOf: (_labels, colour) => colour.toUpperCase() }),
  choices('statuses', ['Draft', 'Sent'], { label: () => 'Status', textOf: (_labels, status) => status }),
  days({ label: () => 'Changed', from: () => 'From', to: () => 'To', textOf: (from, to) => `${from}-${to}` }),
]

it('every criterion has a chip, which leaves the others', () => {
  const criteria = { numberType: 'bl', numbers: ['1', '2'], text: 'x', colours: ['red'], statuses: ['Sent'], to: 'now' }
  const chips = chipsOf(filter, criteria, labels)
  expect(chips.map((chip) => chip.text)).toEqual([
    'chip numbers #1, #2',
    'chip Text x',
    'chip Colour RED',
    'chip Status Sent',
    'chip Changed -now',
  ])
  const { numberType: _type, numbers: _numbers, ...others } = criteria
  expect(chips[0]?.without).toEqual(others)
})

it('values that have one name together are called by it', () => {
  const together = { values: ['red', 'blue'] as const, text: () => 'any' }
  const field = choices('colours', ['red', 'blue', 'green'], {
    label: () => 'Colour',
    textOf: (_labels, one) => one,
    together,
  })
  const said = (colours: string[]) => chipsOf([field], { colours }, labels)[0]?.text
  expect([said(['blue', 'red']), said(['red']), said(['red', 'blue', 'green'])]).toEqual([
    'chip Colour any',
    'chip Colour red',
    'chip Colour red, blue, green',
  ])
})

it('a chip names three numbers and counts more of them', () =>
  expect(chipsOf(filter, { numberType: 'bl', numbers: ['1', '2', '3', '4'] }, labels)[0]?.text).toBe(
    'chip numbers someNumbers 4',
  ))

it('the dialog offers what is chosen too; numbers are pasted elsewhere', () => {
  const fields = drawnFields(filter, labels, { ports: ['CNNGB'] }, { port: 'USLGB' })
  expect(fields.map((field) => field.kind)).toEqual(['text', 'select', 'choices', 'choices', 'range'])
  expect(fields[1]).toMatchObject({ name: 'port', options: [{ value: 'CNNGB' }, { value: 'USLGB' }] })
})

it('what the form does not show stays as it was', () => {
  const criteria = { read: (input: object) => input, check: () => [] }
  const values = { ...valuesOf(filter, { text: 'x' }), text: ' y ' }
  expect(criteriaOf({ filter, criteria }, values, { numbers: ['1'], text: 'x' })).toMatchObject({
    numbers: ['1'],
    text: 'y',
  })
})
