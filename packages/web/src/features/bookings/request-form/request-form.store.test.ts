import { facts, goodRequest } from '@fairway/contract/bookings/requests/booking-request.fixture'
import { checkRequest } from '@fairway/contract/bookings/requests/booking-request.rules'
import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { CONTAINER_ROW_LIMIT } from '@fairway/contract/bookings/requests/booking-request.values'
import { describe, expect, it } from 'vitest'
import { createDocumentForm } from '../../../ui/document-form/document-form.store.ts'
import { sectionOf, sectionStates } from './form-section.rules.ts'
import { requestDefinition } from './request.definition.ts'
import { emptyRequest, emptyRow } from './request-document.ts'

const validate = (document: RequestDocument) => checkRequest(document, facts)
const open = (start: RequestDocument) =>
  createDocumentForm({ start, validate, rows: requestDefinition.rows, later: (act) => act() })
const shownOf = (form: ReturnType<typeof open>) => form.shown.get().map(({ path, code }) => `${path} ${code}`)
const statesOf = (form: ReturnType<typeof open>) =>
  Object.fromEntries(
    sectionStates(
      form.document.get(),
      form.found.get(),
      form.shown.get().map(({ path }) => path),
    ).map(({ section, state }) => [section, state]),
  )

describe('what a form shows to be wrong', () => {
  it('is nothing in the beginning, though everything is missing', () => {
    const form = open(emptyRequest())
    expect(form.found.get().length).toBeGreaterThan(10)
    expect(form.shown.get()).toEqual([])
  })

  it('is a field that was left, and not its neighbours', () => {
    const form = open(emptyRequest())
    form.setText('shipper.name', 'N')
    form.leave('customerReference')
    expect(shownOf(form)).toEqual(['customerReference BR0010'])
    form.setText('customerReference', 'NL-1')
    expect(shownOf(form)).toEqual([])
    form.setText('customerReference', 'x'.repeat(36))
    expect(shownOf(form)).toEqual(['customerReference BR0012'])
  })

  it('is everything after an attempt to send', () => {
    const form = open(goodRequest({ commodity: '', grossWeight: '12345678' }))
    expect(form.attempt()).toHaveLength(2)
    expect(shownOf(form)).toEqual(['commodity BR0020', 'grossWeight BR0022'])
  })

  it('is what the server said, until that field is changed', () => {
    const form = open(goodRequest())
    form.setServerErrors([{ path: 'customerReference', code: 'BR0011', args: ['NL-1'], source: 'server' }])
    form.setText('poNumber', 'PO 2')
    expect(shownOf(form)).toEqual(['customerReference BR0011'])
    form.setText('customerReference', 'NL-2')
    expect(shownOf(form)).toEqual([])
  })
})

describe('container rows', () => {
  it('keep what was shown of them when one above is taken out and put back', () => {
    const row = goodRequest().containers[0] ?? emptyRow()
    const form = open(goodRequest({ containers: [row, { ...row, quantity: '0' }] }))
    form.leave('containers.1.quantity')
    const { keys, remove } = form.rows.containers
    const [first, second] = keys.get()
    const putBack = remove(0)
    expect([shownOf(form), keys.get()]).toEqual([['containers.0.quantity BR0070'], [second]])
    putBack()
    expect(form.document.get().containers[0]).toEqual(row)
    expect(shownOf(form)).toEqual(['containers.1.quantity BR0070'])
    expect(keys.get()[0]).not.toBe(first)
  })

  it('stay the same objects when another row is typed into', () => {
    const row = goodRequest().containers[0] ?? emptyRow()
    const form = open(goodRequest({ containers: [row, { ...row }] }))
    const before = form.document.get().containers[0]
    form.setText('containers.1.quantity', '3')
    expect(form.document.get().containers[0]).toBe(before)
    expect(form.document.get().containers[1]?.quantity).toBe('3')
  })
})

describe('rows that are added, copied and pasted', () => {
  const form = open(goodRequest({ containers: [] }))
  const { add, duplicate, paste, keys } = form.rows.containers
  const quantities = () => form.document.get().containers.map(({ quantity }) => quantity)
  it('stand where they were put, each under a key of its own', () => {
    add()
    form.setText('containers.0.quantity', '4')
    expect(duplicate(0)).toBe(true)
    paste(1, [
      { ...emptyRow(), quantity: '7' },
      { ...emptyRow(), quantity: '8' },
    ])
    expect(quantities()).toEqual(['4', '7', '8', '4'])
    expect(new Set(keys.get()).size).toBe(4)
  })
  it('go up to the limit, and one that was taken out comes back all the same', () => {
    const putBack = form.rows.containers.remove(1)
    paste(0, Array.from({ length: CONTAINER_ROW_LIMIT }, emptyRow))
    expect([quantities().length, duplicate(0)]).toEqual([CONTAINER_ROW_LIMIT, false])
    putBack()
    expect([quantities()[1], quantities().length]).toEqual(['7', CONTAINER_ROW_LIMIT + 1])
  })
})

describe('the outline', () => {
  it('calls a good request complete, without special cargo', () => {
    expect(statesOf(open(goodRequest()))).toEqual({
      ...{ references: 'complete', route: 'complete', vessel: 'complete', parties: 'complete', cargo: 'complete' },
      ...{ containers: 'complete', special: 'idle', review: 'complete' },
    })
  })

  it('tells what is missing from what is wrong', () => {
    const form = open(goodRequest({ vvd: '', consignee: { name: 'Lakeshore', address: '', contact: '' } }))
    expect(statesOf(form)).toMatchObject({ vessel: 'missing', parties: 'missing', review: 'missing' })
    form.leave('consignee.address')
    expect(statesOf(form)).toMatchObject({ vessel: 'missing', parties: 'wrong' })
  })

  it('asks for special cargo as soon as the cargo is special', () => {
    expect(statesOf(open(goodRequest({ flags: ['HAZ'] })))).toMatchObject({ special: 'missing', cargo: 'complete' })
  })

  it.each([
    ['hazard.unNumber', 'special'],
    ['temperatureUnit', 'special'],
    ['containers.4.equipment', 'containers'],
    ['flags', 'cargo'],
    ['departureTo', 'vessel'],
    ['notifyParty.contact', 'parties'],
  ])('knows where %s stands', (path, section) => expect(sectionOf(path)).toBe(section))
})
