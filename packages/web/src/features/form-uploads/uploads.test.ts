import type { SendingOutcome, UploadPreview } from '@fairway/contract/form-uploads/form-upload.schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { Failure } from '../../platform/calls/failure.ts'
import { formOf, previewOf, problemOf } from './uploads.fixture.ts'
import { createUploads, type UploadServer, type Uploads } from './uploads.ts'

type ReadOptions = Parameters<UploadServer['read']>[1]
/** A file that the server is reading, until the test sets the result. */
interface Reading {
  name: string
  options: ReadOptions
  found: (preview: UploadPreview) => void
  refuse: (error: unknown) => void
}

let reading: Reading[]
let dropped: string[]
let previews: Record<string, UploadPreview | Error>
let sending: (overwrite: boolean) => Promise<SendingOutcome>
let uploads: Uploads

beforeEach(() => {
  reading = []
  dropped = []
  previews = {}
  sending = async () => {
    throw new Failure('refused', 422, { errorCode: 'UP0009' })
  }
  uploads = createUploads({
    read: ({ name }, options) =>
      new Promise((found, refuse) => {
        reading.push({ name, options, found, refuse })
        options.signal.addEventListener('abort', () => refuse(options.signal.reason))
      }),
    list: async () => [{ ...previewOf(), fileName: 'kept.xlsx', forms: 3, problems: 0 }],
    preview: async (id) => {
      const preview = previews[id] ?? previewOf({ id })
      if (preview instanceof Error) throw preview
      return preview
    },
    send: ({ overwrite }) => sending(overwrite),
    drop: async (id) => void dropped.push(id),
  })
})

let days = 0
const aFile = (name: string) => {
  days += 1
  return new File(['Reference'], name, { lastModified: days })
}
const phases = () => uploads.files.get().map(({ name, phase }) => `${name} ${phase}`)
const keyOf = (name: string) => uploads.files.get().find((file) => file.name === name)?.key ?? ''
const settled = () => new Promise((later) => setTimeout(later))
const gone = new Failure('refused', 409, { errorCode: 'UP0010' })

describe('files in progress', () => {
  it('upload three at a time, and the next one starts when one is done', async () => {
    await uploads.add(['a', 'b', 'c', 'd'].map(aFile))
    expect(phases()).toEqual(['a uploading', 'b uploading', 'c uploading', 'd waiting'])
    reading[0]?.options.onProgress(0.5)
    expect(uploads.files.get()[0]).toMatchObject({ phase: 'uploading', part: 0.5 })
    reading[0]?.options.onProgress(1)
    expect(phases()[0]).toBe('a reading')
    reading[0]?.found(previewOf())
    await settled()
    expect(phases()).toEqual(['a checked', 'b uploading', 'c uploading', 'd uploading'])
  })

  it('are one batch until one of them is sent, which others may then overwrite', async () => {
    await uploads.add([aFile('a')])
    await uploads.add([aFile('b')])
    expect(reading[0]?.options.batch).toBe(reading[1]?.options.batch)
    expect(reading[0]?.options.batch).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    sending = async () => ({ results: [], unsent: [] })
    reading[0]?.found(previewOf())
    await settled()
    await uploads.send(keyOf('a'), { overwrite: false })
    await uploads.add([aFile('c')])
    expect(reading[2]?.options.batch).not.toBe(reading[0]?.options.batch)
  })

  it('can be cancelled, and leave nothing behind', async () => {
    await uploads.add([aFile('a'), aFile('b')])
    await uploads.remove(keyOf('a'))
    expect(reading[0]?.options.signal.aborted).toBe(true)
    await settled()
    expect(phases()).toEqual(['b uploading'])
  })

  it('are not sent where that is pointless, and can be retried where it may help', async () => {
    await uploads.add([new File([], 'empty'), aFile('a')])
    expect(phases()).toEqual(['empty refused', 'a uploading'])
    reading[0]?.refuse(new Failure('down'))
    await settled()
    expect(phases()[1]).toBe('a refused')
    await uploads.retry(keyOf('a'))
    expect([phases()[1], reading.length]).toEqual(['a uploading', 2])
  })

  it('replace an earlier one, which the server deletes first', async () => {
    await uploads.add([aFile('a')])
    reading[0]?.found(previewOf({ problems: [problemOf()] }))
    await settled()
    const { outdated } = await uploads.add([aFile('a')])
    expect(outdated).toHaveLength(1)
    expect([phases(), dropped]).toEqual([['a uploading'], [previewOf().id]])
  })
})

describe('a checked file', () => {
  const check = async (preview = previewOf()) => {
    await uploads.add([aFile('a')])
    reading[0]?.found(preview)
    await settled()
  }

  it('is sent, and stays as it was after a refusal', async () => {
    await check()
    await expect(uploads.send(keyOf('a'), { overwrite: false })).rejects.toMatchObject({
      answer: { errorCode: 'UP0009' },
    })
    expect(uploads.files.get()[0]).toMatchObject({ phase: 'checked', error: expect.any(Failure) })
    sending = async () => ({ results: [], unsent: [] })
    await uploads.send(keyOf('a'), { overwrite: true })
    expect(phases()).toEqual(['a sent'])
  })

  it('stays for the unsent bookings, validated again', async () => {
    await check(previewOf({ problems: [problemOf()] }))
    const forms = [formOf({ isSent: true, deed: 'unchanged' }), formOf({ row: 3, reference: 'NBL-1002' })]
    previews[previewOf().id] = previewOf({ forms, problems: [problemOf({ row: 3 })] })
    sending = async () => ({ results: [], unsent: [{ row: 3, lastRow: 3, reference: 'NBL-1002' }] })
    await uploads.send(keyOf('a'), { overwrite: false, skipProblems: true })
    expect(phases()).toEqual(['a checked'])
    expect(uploads.files.get()[0]?.preview?.forms).toEqual(forms)
  })

  it('is validated again when the server has changed it, and uploaded again when it is gone there', async () => {
    await check()
    previews[previewOf().id] = previewOf({ problems: [problemOf()] })
    await uploads.retry(keyOf('a'))
    expect(uploads.files.get()[0]?.preview?.problems).toHaveLength(1)
    previews[previewOf().id] = gone
    await uploads.retry(keyOf('a'))
    expect([phases(), reading.length]).toEqual([['a uploading'], 2])
  })

  it('is validated again when another file that shared a booking with it is gone', async () => {
    await check(previewOf({ problems: [problemOf({ code: 'UP0002' })] }))
    previews[previewOf().id] = previewOf()
    await uploads.add([aFile('b')])
    await uploads.remove(keyOf('b'))
    await settled()
    expect(uploads.files.get()[0]?.preview?.problems).toEqual([])
  })
})

describe('a reloaded page', () => {
  it('has the files that were checked before, validated again, and adds others to them', async () => {
    await uploads.restore()
    expect(uploads.files.get()).toMatchObject([
      { name: 'kept.xlsx', phase: 'checked', preview: { id: previewOf().id } },
    ])
    await uploads.restore()
    expect(uploads.files.get()).toHaveLength(1)
    await uploads.add([aFile('b')])
    expect(reading[0]?.options.batch).toBe(previewOf().batch)
  })

  it('says why one cannot be loaded, and forgets all when somebody else signs in', async () => {
    previews[previewOf().id] = gone
    await uploads.restore()
    expect(uploads.files.get()).toMatchObject([{ phase: 'refused', error: gone }])
    await uploads.add([aFile('b')])
    uploads.clear()
    expect([uploads.files.get(), reading[0]?.options.signal.aborted]).toEqual([[], true])
  })
})
