import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { Columns, recordsOf } from './columns.ts'

const columns = new Columns(['place', 'kind'], { kind: sql`h.kind`, place: sql`coalesce(h.place, ${'CNSHA'})` })

it('come in the order of their names, with their values', () => {
  const { text, values } = sql`select ${columns.selected}`
  expect(text).toBe('select coalesce(h.place, $1) as "place",h.kind as "kind"')
  expect(values).toEqual(['CNSHA'])
})

it('are records of a list in the same order', () => {
  expect(columns.listed(sql`h.id`).text).toBe(
    "string_agg(concat(coalesce(h.place, $1), E'\\x03', h.kind), E'\\x04' order by h.id)",
  )
})

it('are read from a list as they were written, and no list has no records', () => {
  expect(recordsOf('CNSHA\x03gateIn\x04\x03departed')).toEqual([
    ['CNSHA', 'gateIn'],
    ['', 'departed'],
  ])
  expect(recordsOf('')).toEqual([])
})
