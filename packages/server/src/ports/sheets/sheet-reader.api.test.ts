import { setImmediate } from 'node:timers/promises'
import { Refusal } from '@fairway/contract/kit/errors'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { builtProgram, programFolder } from '../processes/program-folder.fixture.ts'
import type { Cost } from '../processes/work-cost.ts'
import { bombs } from './hostile-files.fixture.ts'
import { createSheetReader, type ReaderOptions } from './sheet-reader.adapter.ts'
import type { Sheets } from './sheets.port.ts'
import { inline, workbookOf } from './workbook.fixture.ts'

const MEGABYTE = 1024 * 1024
const costs: Cost[] = []
const good = Buffer.from('ref,port\nA-1,CNNGB\n')
let folder: Awaited<ReturnType<typeof programFolder>>
let reader: Sheets
const opened: Sheets[] = []
const open = (options: Partial<ReaderOptions>) => {
  const sheets = createSheetReader({ ...builtProgram('sheet-reader'), nice: 0, ...options })
  opened.push(sheets)
  return sheets
}
beforeAll(async () => {
  folder = await programFolder()
  reader = open({ onRead: (cost) => costs.push(cost), workMs: 600_000 }) // no file is refused because the machine is slow
})
afterAll(async () => {
  await Promise.all(opened.map((sheets) => sheets.close()))
  await folder.remove()
})

const patient = () => new AbortController().signal
const answerOf = (sheets: Sheets, bytes: Buffer = good, signal = patient()) =>
  sheets.read(bytes, signal).then(
    (read) => read.map(({ rows }) => `${rows.length} rows`).join(),
    (error) => (error instanceof Refusal ? [error.code, ...error.args].join(' ') : String(error)),
  )
/** A reader whose program does this with a file. */
const openWith = async (name: string, code: string, options: Partial<ReaderOptions> = {}) =>
  open({ ...options, program: await folder.writeProgram(name, code) })

it.each(bombs)(
  'refuses %s with %s by what it holds, in little memory, and reads the next file',
  async (_what, answer, make) => {
    expect(await answerOf(reader, await make())).toBe(answer)
    const cost = costs.at(-1)
    expect(cost?.megabytes).toBeLessThan(200)
    expect(await answerOf(reader)).toBe('2 rows')
  },
)

it('counts what the reader holds, not what the server holds that started it', async () => {
  const heldByServer = Buffer.alloc(300 * MEGABYTE, 1)
  const read: Cost[] = []
  expect(await answerOf(open({ onRead: (cost) => read.push(cost) }))).toBe('2 rows')
  expect(read[0]?.megabytes).toBeLessThan(heldByServer.length / MEGABYTE / 2)
  expect(read[0]?.megabytes).toBeGreaterThan(10)
})

it('reads ten at once, good ones and bombs, without growing itself', async () => {
  const rows = Array.from({ length: 500 }, (_row, at) => `<row>${inline(`A-${at}`).repeat(44)}</row>`).join('')
  const file = await workbookOf(rows)
  const heavy = await Promise.all(bombs.filter(([what]) => /512 MB|rows/.test(what)).map(([, , make]) => make()))
  const files = [file, ...heavy.slice(0, 4), file, ...heavy.slice(0, 4)]
  await answerOf(reader, file)
  const before = process.memoryUsage.rss()
  const answers = await Promise.all(files.map((bytes) => answerOf(reader, bytes)))
  expect(answers.filter((answer) => answer === '500 rows')).toHaveLength(2)
  expect(answers.filter((answer) => answer.startsWith('UP00'))).toHaveLength(files.length - 2)
  expect(process.memoryUsage.rss() - before).toBeLessThan(40 * MEGABYTE)
})

it('lets a program that reads files reach nothing else', async () => {
  const attempts = `
    const tried = []
    const attempt = async (what, deed) => { try { await deed(); tried.push(what) } catch {} }
    await attempt('read', async () => (await import('node:fs')).readFileSync('/etc/hostname'))
    await attempt('list', async () => (await import('node:fs')).readdirSync('/'))
    await attempt('write', async () => (await import('node:fs')).writeFileSync('/tmp/fairway-fence', ''))
    await attempt('run', async () => (await import('node:child_process')).execFileSync('true'))
    await attempt('work', async () => new (await import('node:worker_threads')).Worker('1', { eval: true }))
    if (process.env.PATH || process.env.HOME || process.env.FAIRWAY_TEST_DATABASE_URL) tried.push('environment')
    process.send({ tells: 'refusal', code: 'reached', args: tried, cost: { megabytes: 0, milliseconds: 0 } })`
  expect(await answerOf(await openWith('prying', attempts))).toBe('reached')
})

const end = `process.send({ tells: 'end', cost: { megabytes: 0, milliseconds: 0 } })`
it.each([
  ['dies of a file', `process.kill(process.pid, 'SIGKILL')`, 'UP0017'],
  ['runs out of memory', 'const all = []\nfor (;;) all.push(new Array(1e6).fill(all.length))', 'UP0017'],
  ['fails', `process.send({ tells: 'failure', reason: 'TypeError: of ours' })`, 'Error: TypeError: of ours'],
  ['ends', 'process.exit(3)', 'Error: the reader of files ended with 3'],
  [
    'says what nobody understands',
    `process.send({ tells: 'rows', rows: [{ row: '1' }] })`,
    'Error: the reader of files speaks out of turn',
  ],
])('answers for a program that %s, and starts another one', async (name, code, answer) => {
  const sheets = await openWith(name.replaceAll(' ', '-'), code, { processes: 1 })
  expect(await Promise.all([answerOf(sheets), answerOf(sheets)])).toEqual([answer, answer])
})

it('says so when the program cannot start', async () =>
  expect(await answerOf(open({ program: new URL('./nothing.mjs', folder.url) }))).toBe(
    'Error: the reader of files ended with 1',
  ))

it('ends a file that takes too long, and reads the next one with another process', async () => {
  const code = `if (String(bytes).includes('endless')) for (;;) {}\n${end}`
  const sheets = await openWith('slow', code, { workMs: 3_000, processes: 1 })
  expect(await answerOf(sheets, Buffer.from('endless'))).toBe('UP0026')
  expect(await answerOf(sheets)).toBe('')
})

it('counts the time of the processor: a busy machine is no reason to refuse a file', async () => {
  const idle = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500)'
  const sheets = await openWith('idle', `${idle}\n${end}`, { workMs: 1_000, processes: 1 })
  expect(await answerOf(sheets)).toBe('')
})

it('refuses more files than can wait, and forgets those that nobody waits for any more', async () => {
  const sheets = await openWith('waiting', 'for (;;) {}', { processes: 1, waiting: 1 })
  const [read, queued] = [new AbortController(), new AbortController()]
  const answers = [answerOf(sheets, good, read.signal), answerOf(sheets, good, queued.signal), answerOf(sheets)]
  expect(await answers[2]).toBe('GE0015')
  queued.abort(new Error('not wanted'))
  expect(await answers[1]).toBe('Error: not wanted')
  read.abort(new Error('hung up'))
  expect(await answers[0]).toBe('Error: hung up')
  expect(await answerOf(sheets, good, AbortSignal.abort(new Error('late')))).toBe('Error: late')
})

it('ends a process that has nothing to do, and all of them when it is closed', async () => {
  const sendPid = `process.send({ tells: 'sheet', sheet: { name: String(process.pid), merged: [] } })\n${end}`
  const pidOf = async (sheets: Sheets) => Number((await sheets.read(good, patient()))[0]?.name)
  const isGone = (pid: number) => vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), 60_000)

  const restless = await openWith('restless', sendPid, { idleMs: 1 })
  const first = await pidOf(restless)
  await isGone(first)
  expect(await pidOf(restless)).not.toBe(first)

  const lasting = open({ program: new URL('./restless.mjs', folder.url) })
  const pid = await pidOf(lasting)
  await setImmediate()
  expect(await pidOf(lasting)).toBe(pid)
  await lasting.close()
  await isGone(pid)
})
