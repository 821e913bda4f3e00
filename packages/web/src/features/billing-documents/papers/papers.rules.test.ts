import { ATTACHMENT_LIMIT, ZIP_LIMIT } from '@fairway/contract/support/file.values'
import { expect, it } from 'vitest'
import { kindsIn, papersOfKinds, waysFor } from './papers.rules.ts'

const [copy, notice, invoice] = [
  { document: 'copyBl', number: 'FWYL310448201' },
  { document: 'arrivalNotice', number: 'FWYL310448201' },
  { document: 'freightInvoice', number: 'FI310448201A' },
] as const
const other = { document: 'copyBl', number: 'FWYL310448202' } as const
const found = {
  bills: [
    { blNo: 'FWYL310448201', papers: [copy, notice, invoice] },
    { blNo: 'FWYL310448202', papers: [other] },
    { blNo: 'FWYL310448203', papers: [] },
  ],
}

it('counts the papers of several bills by kind, and names no kind that none of them has', () => {
  expect(kindsIn(found)).toEqual([
    { kind: 'copyBl', count: 2 },
    { kind: 'arrivalNotice', count: 1 },
    { kind: 'freightInvoice', count: 1 },
  ])
  expect(kindsIn({ bills: [] })).toEqual([])
})

it('takes the papers of the chosen kinds over all bills', () => {
  expect(papersOfKinds(found, new Set(['copyBl', 'freightInvoice']))).toEqual([copy, invoice, other])
  expect(papersOfKinds(found, new Set())).toEqual([])
})

it('offers what is possible with so many papers', () => {
  expect(waysFor(0)).toEqual({ canZip: false, canMail: false })
  expect(waysFor(ATTACHMENT_LIMIT)).toEqual({ canZip: true, canMail: true })
  expect(waysFor(ATTACHMENT_LIMIT + 1)).toEqual({ canZip: true, canMail: false })
  expect(waysFor(ZIP_LIMIT + 1)).toEqual({ canZip: false, canMail: false })
})
