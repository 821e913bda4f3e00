import { Refusal } from '@fairway/contract/kit/errors'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { builtProgram, programFolder } from '../processes/program-folder.fixture.ts'
import { longBill, printedBill, printedCommodity } from './bill/bill-print.fixture.ts'
import type { Documents, Printable } from './documents.port.ts'
import { createPdfMaker, type PdfMakerOptions } from './pdf-maker.adapter.ts'
import { pdfText } from './pdf-text.fixture.ts'

let folder: Awaited<ReturnType<typeof programFolder>>
const opened: Documents[] = []
/** No document is refused because the machine is slow, unless the test is about that. */
const open = (options: Partial<PdfMakerOptions>) => {
  const documents = createPdfMaker({ ...builtProgram('pdf'), workMs: 600_000, ...options })
  opened.push(documents)
  return documents
}
beforeAll(async () => {
  folder = await programFolder()
})
afterAll(async () => {
  await Promise.all(opened.map((documents) => documents.close()))
  await folder.remove()
})

const bill = printedBill()
const answerOf = (documents: Documents, document: Printable = bill, signal?: AbortSignal) =>
  documents.toPdf(document, signal).then(
    ({ pages }) => `${pages} pages`,
    (error) => (error instanceof Refusal ? error.code : String(error)),
  )
/** A maker whose program does this with a document. */
const openWith = async (name: string, code: string, options: Partial<PdfMakerOptions> = {}) =>
  open({ ...options, program: await folder.writeProgram(name, code) })
const made = `process.send({ tells: 'made', bytes: Buffer.from(String(process.pid)), pages: 1, unprintable: [],
  cost: { megabytes: 0, milliseconds: 0 } })`

it('makes documents behind a fence, one after the other with the same fonts', async () => {
  const pids = new Set<number>()
  const documents = open({ processes: 1, onMade: ({ megabytes }) => pids.add(Math.round(megabytes)) })
  const first = await documents.toPdf(bill)
  expect(pdfText(first.bytes)).toContain('宁波照明有限公司')
  expect(await answerOf(documents)).toBe('1 pages')
  expect(pids.size).toBeGreaterThan(0)
})

it('names the characters that its font does not have', async () => {
  const documents = open({ processes: 1 })
  const commodities = [printedCommodity({ description: ['조명 โคมไฟ 🚢 灯 Đèn'] })]
  const { bytes, unprintable } = await documents.toPdf(printedBill({ commodities }))
  expect(unprintable).toContain('🚢')
  expect(unprintable).toContain('ค')
  expect(unprintable).not.toContain('灯')
  expect(pdfText(bytes)).toMatch(/\? 灯 Đèn/)
})

it('ends with a document that takes too much memory, and makes the next one', async () => {
  const documents = open({ processes: 1, memoryMb: 40 })
  const page = longBill().commodities[0] ?? printedCommodity()
  const endless = printedBill({ commodities: Array(600).fill(page) })
  expect(await Promise.all([answerOf(documents, endless), answerOf(documents)])).toEqual(['GE0019', '1 pages'])
})

it('ends a document that takes too long, and makes the next one with another process', async () => {
  const code = `if (String(bytes).includes('endless')) for (;;) {}\n${made}`
  const documents = await openWith('slow', code, { workMs: 3_000, processes: 1 })
  expect(await answerOf(documents, printedBill({ blNo: 'endless' }))).toBe('GE0019')
  expect(await answerOf(documents)).toBe('1 pages')
})

it.each([
  ['fails', `process.send({ tells: 'failure', reason: 'TypeError: of ours' })`, 'Error: TypeError: of ours'],
  ['ends', 'process.exit(3)', 'Error: the maker of documents ended with 3'],
  ['says nonsense', `process.send({ tells: 'made' })`, 'Error: the maker of documents speaks out of turn'],
])('answers for a program that %s, and starts another one', async (name, code, answer) => {
  const documents = await openWith(name.replaceAll(' ', '-'), code, { processes: 1 })
  expect(await Promise.all([answerOf(documents), answerOf(documents)])).toEqual([answer, answer])
})

it('refuses more documents than can wait, and forgets those that nobody waits for any more', async () => {
  const documents = await openWith('waiting', 'for (;;) {}', { processes: 1, waiting: 1 })
  const [printed, queued] = [new AbortController(), new AbortController()]
  const answers = [answerOf(documents, bill, printed.signal), answerOf(documents, bill, queued.signal)]
  expect(await answerOf(documents)).toBe('GE0015')
  queued.abort(new Error('not wanted'))
  expect(await answers[1]).toBe('Error: not wanted')
  printed.abort(new Error('hung up'))
  expect(await answers[0]).toBe('Error: hung up')
})

it('ends a process that has nothing to do, and all of them when it is closed', async () => {
  const pidOf = async (documents: Documents) => Number(String((await documents.toPdf(bill)).bytes))
  const isGone = (pid: number) => vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), 60_000)
  const restless = await openWith('restless', made, { idleMs: 1 })
  const first = await pidOf(restless)
  await isGone(first)
  expect(await pidOf(restless)).not.toBe(first)

  const lasting = await openWith('lasting', made, { processes: 1 })
  const pid = await pidOf(lasting)
  expect(await pidOf(lasting)).toBe(pid)
  await lasting.close()
  await isGone(pid)
})
