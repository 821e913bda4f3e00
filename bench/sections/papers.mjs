// @ts-check
// Papers: an invoice of two pages made in a process of its own, beside pdfkit that draws the same texts with its fonts
// open; how late the event loop comes meanwhile; and what a zip of a hundred papers holds in memory.
import { createRequire } from 'node:module'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { loadSource } from '../cargo/source.mjs'
import { spread } from '../load/slices.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../run.mjs').Run} Run */

const LIMITS = { ratio: 2, delayMs: 50, megabytes: 50 }
const WARM_UP = { quick: 1, whole: 5 }
const TIMES = 20
const PAPERS = 100
/** A zip takes as long as a hundred papers, and is far from its limit. */
const ZIPS = 3
const RESOLUTION_MS = 5

const load = (/** @type {string} */ file) => loadSource(`server/src/${file}`)
/** The pdfkit of the server. */
const PDFDocument = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pdfkit')
const built = new URL('../../packages/server/dist/pdf.program.js', import.meta.url)

/** Processor time of this process, in milliseconds.
 * @param {() => Promise<unknown>} work */
async function costOf(work) {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Bare pdfkit: the texts at their places, in their fonts and sizes, and nothing else.
 * @param {{ text: string, x: number, y: number, size: number, isBold?: boolean }[][]} pages
 * @param {{ handleOf: (name: string) => Uint8Array }} fonts */
const drawBarely = (pages, fonts) =>
  new Promise((done, failed) => {
    const pdf = new PDFDocument({ size: [595.28, 841.89], margin: 0, font: '', autoFirstPage: false })
    for (const name of ['normal', 'bold']) pdf.registerFont(name, /** @type {any} */ (fonts.handleOf(name)))
    pdf
      .on('data', () => {})
      .on('end', done)
      .on('error', failed)
    for (const page of pages) {
      pdf.addPage()
      for (const { text, x, y, size, isBold } of page.filter((mark) => mark.text !== ''))
        pdf.font(isBold ? 'bold' : 'normal', size).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
    }
    pdf.end()
  })

/** @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measurePapers(run) {
  const { createPdfMaker } = await load('ports/documents/pdf-maker.adapter.ts')
  const { openFonts } = await load('ports/documents/fonts.ts')
  const { paperPages } = await load('ports/documents/paper/paper-pages.ts')
  const { zipOf } = await load('ports/archives/zip-stream.ts')
  const { invoicePaper } = await load('features/billing-documents/papers/invoice-paper.rules.ts')
  const facts = await load('features/billing-documents/papers/paper-facts.fixture.ts')
  const charges = Array.from({ length: 12 }, () => facts.chargeFacts()).flat()
  const paper = invoicePaper(facts.invoiceFacts({ charges }), facts.printing())

  const fonts = openFonts()
  const measure = (/** @type {string} */ text, /** @type {boolean} */ isBold) => fonts.widthOf(text, isBold)
  const pages = paperPages(paper, measure).map((/** @type {{ kind: string }[]} */ page) =>
    page.filter(({ kind }) => kind === 'text'),
  )
  const floorWork = () => drawBarely(pages, fonts)

  let cost = 0
  const onMade = (/** @type {{ milliseconds: number }} */ { milliseconds }) => {
    cost += milliseconds
  }
  const documents = createPdfMaker({ program: built, onMade, processes: 1 })
  /** @type {Record<'floor' | 'made' | 'delay' | 'memory', number[]>} */
  const taken = { floor: [], made: [], delay: [], memory: [] }
  try {
    for (let round = -run.amountOf(WARM_UP); round < run.batches; round++) {
      run.signal.throwIfAborted()
      // both are as warm as each other, and both are the mean of as many
      const floor = await costOf(async () => {
        for (let nth = 0; nth < TIMES; nth++) await floorWork()
      })
      cost = 0
      const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
      delay.enable()
      for (let nth = 0; nth < TIMES; nth++) await documents.toPdf(paper)
      delay.disable()
      const made = cost
      if (round < 0) continue
      taken.floor.push(floor / TIMES)
      taken.made.push(made / TIMES)
      taken.delay.push(Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS))
      if (taken.memory.length < ZIPS) taken.memory.push(await zipMemory())
    }
  } finally {
    await documents.close()
  }

  /** The most that a zip of many papers adds to this process, in megabytes. */
  async function zipMemory() {
    async function* entries() {
      for (let nth = 0; nth < PAPERS; nth++) yield { name: `${nth}.pdf`, content: (await documents.toPdf(paper)).bytes }
    }
    const before = process.memoryUsage().rss
    let most = before
    for await (const _piece of zipOf(entries(), new Date())) most = Math.max(most, process.memoryUsage().rss)
    return (most - before) / 1024 / 1024
  }

  const ratios = spread(taken.made.map((one, at) => one / (taken.floor[at] ?? Number.NaN)))
  const goals = [
    atMost('an invoice of two pages, times pdfkit drawing its texts', ratios, LIMITS.ratio),
    atMost('delay of the event loop meanwhile, p99, ms', spread(taken.delay), LIMITS.delayMs),
    atMost(`memory of a zip of ${PAPERS} papers, MB`, spread(taken.memory), LIMITS.megabytes),
  ]
  run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
  return {
    title: 'Papers',
    text: [
      `An invoice of ${pages.length} pages is laid out and drawn in a process that keeps its fonts open, processor time. The floor ` +
        'is pdfkit drawing the same texts at the same places with the same open fonts, in this process; both are warm. The memory of a zip is that of making and zipping alone, without database and HTTP.',
    ],
    tables: [
      {
        columns: ['what', 'ms of processor'],
        rows: [
          ['floor: pdfkit, texts alone', formatSpread(spread(taken.floor))],
          ['Fairway', formatSpread(spread(taken.made))],
        ],
      },
    ],
    goals,
  }
}
