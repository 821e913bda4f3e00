import type { Violation } from '@fairway/contract/kit/errors'
import { describe, expect, it } from 'vitest'
import { createDocumentForm } from './document-form.store.ts'

interface Box {
  seal: string
}
interface Goods {
  name: string
  boxes: Box[]
}
interface Bill {
  goods: Goods[]
}

const goods = (name: string, ...seals: string[]): Goods => ({ name, boxes: seals.map((seal) => ({ seal })) })

/** Every box needs a seal. */
const validate = (bill: Bill): Violation[] =>
  bill.goods.flatMap(({ boxes }, at) =>
    boxes.flatMap(({ seal }, box) =>
      seal === '' ? [{ path: `goods.${at}.boxes.${box}.seal`, code: 'SI0019', args: [] }] : [],
    ),
  )

const open = (...start: Goods[]) =>
  createDocumentForm<Bill>({
    start: { goods: start },
    rows: {
      goods: { empty: () => goods(''), limit: 3, rows: { boxes: { empty: () => ({ seal: '' }), limit: 4 } } },
    },
    validate,
    later: (act) => act(),
  })
type Form = ReturnType<typeof open>
const sealsOf = (form: Form) => form.document.get().goods.map(({ boxes }) => boxes.map(({ seal }) => seal).join())
const shownOf = (form: Form) => form.shown.get().map(({ path }) => path)
const boxesOf = (form: Form, at: number) => form.rows.goods.within(at).boxes

describe('rows inside of rows', () => {
  it('are added, copied and removed in their own row alone, up to their own limit', () => {
    const form = open(goods('lamps', 'A'), goods('cables', 'X'))
    const untouched = form.document.get().goods[0]
    boxesOf(form, 1).add()
    form.setText('goods.1.boxes.1.seal', 'Y')
    expect(boxesOf(form, 1).duplicate(0)).toBe(true)
    expect(sealsOf(form)).toEqual(['A', 'X,X,Y'])
    const putBack = boxesOf(form, 1).remove(0)
    expect(sealsOf(form)).toEqual(['A', 'X,Y'])
    putBack()
    boxesOf(form, 1).paste(3, [{ seal: 'Z' }, { seal: 'too many' }])
    expect(sealsOf(form)).toEqual(['A', 'X,X,Y,Z'])
    expect(new Set(boxesOf(form, 1).keys.get()).size).toBe(4)
    expect(form.document.get().goods[0]).toBe(untouched)
  })

  it('go with their row when it moves, with their keys and what is shown of them', () => {
    const form = open(goods('lamps', 'A', ''), goods('cables', 'X'), goods('tools', 'T'))
    form.leave('goods.0.boxes.1.seal')
    const keys = boxesOf(form, 0).keys
    const [first] = form.rows.goods.keys.get()
    form.rows.goods.move(0, 2)
    expect(sealsOf(form)).toEqual(['X', 'T', 'A,'])
    expect(shownOf(form)).toEqual(['goods.2.boxes.1.seal'])
    expect(boxesOf(form, 2).keys).toBe(keys)
    expect(form.rows.goods.keys.get()[2]).toBe(first)
    form.rows.goods.move(2, 1)
    expect([sealsOf(form), shownOf(form)]).toEqual([['X', 'A,', 'T'], ['goods.1.boxes.1.seal']])
  })

  it('go and come back with their row', () => {
    const form = open(goods('lamps', 'A', 'B'), goods('cables', ''))
    form.leave('goods.1.boxes.0.seal')
    const putBack = form.rows.goods.remove(0)
    expect(shownOf(form)).toEqual(['goods.0.boxes.0.seal'])
    putBack()
    expect(sealsOf(form)).toEqual(['A,B', ''])
    expect(shownOf(form)).toEqual(['goods.1.boxes.0.seal'])
    expect(boxesOf(form, 0).keys.get()).toHaveLength(2)
  })

  it('follow a document that is put in', () => {
    const form = open(goods('lamps', 'A'))
    const { keys } = boxesOf(form, 0)
    const [key] = keys.get()
    form.put({ goods: [goods('lamps', 'A', 'B', 'C'), goods('cables', 'X')] })
    expect(keys.get()).toHaveLength(3)
    expect(keys.get()[0]).toBe(key)
    expect(boxesOf(form, 1).keys.get()).toHaveLength(1)
  })

  it('of a row that is gone are none, and nothing can be added to them', () => {
    const form = open(goods('lamps', 'A'))
    const boxes = boxesOf(form, 0)
    form.rows.goods.remove(0)
    boxes.add()
    expect(form.document.get()).toEqual({ goods: [] })
    expect(boxesOf(form, 5).keys.get()).toEqual([])
  })
})
