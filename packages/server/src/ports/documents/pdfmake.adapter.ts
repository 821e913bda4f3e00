import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { Documents, Sheet } from './documents.port.ts'

const { resolve } = createRequire(import.meta.url)
/** Chinese, Vietnamese and Latin letters in one font; only those that a document uses go into it. */
const FONT = {
  normal: resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
}

/** So many may wait; a document takes a few hundred milliseconds. */
const WAITING = 20
const PATIENCE_MS = 20_000
/** Fonts take much memory: when nobody wants a document for so long, it is given back. */
const IDLE_MS = 60_000
const MEMORY_MB = 512

/** Reading fonts and setting pages takes long enough to keep calls waiting, so a thread of its own does it. */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { modulePath, font } = workerData
  const pdfmake = require(modulePath)
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => path === font.normal || path === font.bold)
  pdfmake.setFonts({ Noto: font })
  parentPort.on('message', async ({ id, sheet }) => {
    try {
      const { title, language, foot, content } = sheet
      const pdf = pdfmake.createPdf({
        info: { title },
        language,
        displayTitle: true,
        pageSize: 'A4',
        pageMargins: [44, 48, 44, 56],
        defaultStyle: { font: 'Noto', fontSize: 9, lineHeight: 1.15, color: '#0b1f33' },
        content,
        footer: (page, pages) => ({
          margin: [44, 18, 44, 0],
          fontSize: 7.5,
          color: '#4a5d70',
          columns: [{ text: foot, width: '*' }, { text: page + ' / ' + pages, alignment: 'right', width: 60 }],
        }),
      })
      parentPort.postMessage({ id, bytes: await pdf.getBuffer() })
    } catch (error) {
      parentPort.postMessage({ id, error: String(error) })
    }
  })`

interface Answer {
  id: number
  bytes?: Uint8Array
  error?: string
}

interface Order {
  done: (bytes: Buffer) => void
  failed: (error: Error) => void
}

/** Makes PDFs with pdfmake. The thread begins with the first document and ends when none was wanted for a while. */
export function createPdfMaker(): Documents {
  const orders = new Map<number, Order>()
  let worker: Worker | undefined
  let lastId = 0
  let idle: NodeJS.Timeout | undefined

  const end = (why: Error) => {
    const ended = worker
    worker = undefined
    for (const { failed } of orders.values()) failed(why)
    orders.clear()
    return ended?.terminate()
  }
  const begin = () => {
    const begun = new Worker(PROGRAM, {
      eval: true,
      workerData: { modulePath: resolve('pdfmake'), font: FONT },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    begun.unref()
    begun.on('error', (error) => begun === worker && end(error))
    begun.on('message', ({ id, bytes, error }: Answer) => {
      const order = orders.get(id)
      orders.delete(id)
      if (bytes) order?.done(Buffer.from(bytes))
      else order?.failed(new Error(error))
    })
    return begun
  }

  return {
    toPdf: async (sheet: Sheet) => {
      if (orders.size >= WAITING) return refuse('GE0015')
      worker ??= begin()
      clearTimeout(idle)
      const id = ++lastId
      let patience: NodeJS.Timeout | undefined
      try {
        return await new Promise<Buffer>((done, failed) => {
          orders.set(id, { done, failed })
          patience = setTimeout(() => end(new Error('a document took too long')), PATIENCE_MS).unref()
          worker?.postMessage({ id, sheet })
        })
      } finally {
        clearTimeout(patience)
        idle = setTimeout(() => orders.size === 0 && end(new Error('idle')), IDLE_MS).unref()
      }
    },
    close: async () => {
      clearTimeout(idle)
      await end(new Error('the server stops'))
    },
  }
}
