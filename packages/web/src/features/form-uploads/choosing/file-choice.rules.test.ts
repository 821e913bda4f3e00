import { FILE_LIMIT } from '@fairway/contract/form-uploads/form-upload.values'
import { describe, expect, it } from 'vitest'
import { fileOf, previewOf, problemOf } from '../uploads.fixture.ts'
import { chooseFiles, hasKnownEnding } from './file-choice.rules.ts'

const chosen = (name: string, change: Partial<File> = {}) => ({ name, size: 4000, lastModified: 1, ...change })
const here = (name: string) => fileOf({ name, file: chosen(name) as File }) // the compared properties
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name)

describe('files that are dropped or chosen', () => {
  it('are accepted up to ten, counted with the unsent ones', () => {
    const present = [
      ...Array.from({ length: 8 }, (_, at) => here(`${at}.xlsx`)),
      fileOf({ name: 's.xlsx', phase: 'sent' }),
    ]
    const { accepted, overLimit } = chooseFiles(present, [chosen('a.xlsx'), chosen('b.xlsx'), chosen('c.xlsx')])
    expect([names(accepted), names(overLimit)]).toEqual([['a.xlsx', 'b.xlsx'], ['c.xlsx']])
    expect(FILE_LIMIT).toBe(10)
  })

  it('are recognised as duplicates, on the page or in the same selection', () => {
    const choice = chooseFiles([here('a.xlsx')], [chosen('a.xlsx'), chosen('b.xlsx'), chosen('b.xlsx')])
    expect([names(choice.accepted), names(choice.duplicates)]).toEqual([['b.xlsx'], ['a.xlsx', 'b.xlsx']])
  })

  it('replace an earlier one of the same name that had errors', () => {
    const invalid = fileOf({ name: 'a.xlsx', preview: previewOf({ problems: [problemOf()] }) })
    const right = fileOf({ name: 'b.xlsx' })
    const choice = chooseFiles(
      [invalid, right],
      [chosen('a.xlsx', { lastModified: 2 }), chosen('b.xlsx', { lastModified: 2 })],
    )
    expect([choice.outdated, names(choice.accepted)]).toEqual([[invalid], ['a.xlsx', 'b.xlsx']])
  })

  it('replace one even where there is no place for another', () => {
    const full = Array.from({ length: FILE_LIMIT }, (_, at) => fileOf({ name: `${at}.xlsx`, phase: 'refused' }))
    const { accepted, overLimit } = chooseFiles(full, [chosen('3.xlsx'), chosen('new.xlsx')])
    expect([names(accepted), names(overLimit)]).toEqual([['3.xlsx'], ['new.xlsx']])
  })
})

it('knows the names of readable files, in any spelling', () =>
  expect(['A.XLSX', 'b.csv', 'c.png', 'xlsx'].map(hasKnownEnding)).toEqual([true, true, false, false]))
