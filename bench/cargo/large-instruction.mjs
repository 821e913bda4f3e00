// @ts-check
// The largest instruction that people write, for a booking of a thousand containers: its document, the rules for it, and
// the bill that is printed of it.
import { createRequire } from 'node:module'
import { connect } from '../../tools/postgres/owner.mjs'
import { LARGE } from './instructions.mjs'
import { loadSource } from './source.mjs'

const server = createRequire(new URL('../../packages/server/package.json', import.meta.url))
const contract = (/** @type {string} */ file) => loadSource(`contract/src/shipping-instructions/${file}`)
const load = (/** @type {string} */ file) => loadSource(`server/src/${file}`)

/** Everything of a valid instruction of that size, and the rules that browser and server both ask. */
export async function readInstructionRules() {
  const { largeInstruction } = await contract('si-document.fixture.ts')
  const { checkInstruction } = await contract('shipping-instruction.rules.ts')
  const { warnInstruction } = await contract('si-warning.rules.ts')
  const { SiDocument } = await contract('shipping-instruction.schema.ts')
  const { document, facts } = largeInstruction(LARGE.commodities, LARGE.containers)
  const text = JSON.stringify(document)
  return {
    check: () => /** @type {unknown[]} */ (checkInstruction(document, facts)),
    warn: () => /** @type {unknown[]} */ (warnInstruction(document, facts)),
    /** What every program does with it, whatever it checks. */
    parse: () => SiDocument.parse(JSON.parse(text)),
  }
}

/** The instruction for the booking of a thousand containers of that database, which must not have one yet, and what
 * sending needs: a carrier that listens.
 * @param {string} url */
export async function openLargeBooking(url) {
  const { largeInstruction } = await contract('si-document.fixture.ts')
  const client = await connect(url, 'bench instruction')
  try {
    const { rows } = await client.query(`
      select b.id, b.booking_no, b.payment_term, array_agg(c.container_no order by c.id) as numbers
        from booking b join container c on c.booking_id = b.id group by b.id order by count(*) desc limit 1`)
    const [{ id, booking_no: bookingNo, payment_term: paymentTerm, numbers }] = rows
    await client.query(`update carrier_intake set heard_at = now() + interval '1 day'`)
    await client.query('delete from shipping_instruction where booking_id = $1', [id])
    const { document } = largeInstruction(LARGE.commodities, LARGE.containers)
    const ofBooking = {
      ...document,
      ...{ bookingNo, blNo: `FWYL${bookingNo}01`, customerReference: '', paymentTerm },
      commodities: document.commodities.map((/** @type {any} */ page, /** @type {number} */ nth) => ({
        ...page,
        containers: page.containers.map((/** @type {any} */ row, /** @type {number} */ at) => ({
          ...row,
          containerNo: numbers[nth * LARGE.containers + at],
        })),
      })),
    }
    return { document: ofBooking }
  } finally {
    await client.end()
  }
}

/** Stores the document in one statement, as a program without rules, history or permissions would.
 * @param {string} url
 * @param {number} id
 * @param {object} document */
export async function openBareStore(url, id, document) {
  const client = await connect(url, 'bench instruction')
  return {
    save: (/** @type {number} */ round) =>
      client.query({
        name: 'save',
        text: 'update shipping_instruction set document = $2 where id = $1',
        values: [id, JSON.stringify({ ...document, remarks: `bare ${round}` })],
      }),
    /** The carrier has made its draft B/L of it. */
    makeDraft: () =>
      client.query(
        `update shipping_instruction set status = 'Accepted', version = 1, bl_no = document->>'blNo', draft = document, draft_version = 1,
                draft_at = now(), submitted_at = now() where id = $1`,
        [id],
      ),
    end: () => client.end(),
  }
}

/** The text of the bill as its layout places it, and pdfkit drawing that text and nothing else.
 * @param {any} document */
export async function readBarePdf(document) {
  const { billPrintOf } = await load('features/shipping-instructions/bl-draft/bill-print.rules.ts')
  const { billBooking } = await load('features/shipping-instructions/bl-draft/bill-print.fixture.ts')
  const { billPages } = await load('ports/documents/bill/bill-pages.ts')
  const { printedCarrier } = await load('ports/documents/print-carrier.fixture.ts')
  const { openFonts } = await load('ports/documents/fonts.ts')
  const { fontFile } = await load('ports/documents/font-files.ts')
  const fonts = openFonts()
  const bill = billPrintOf(document, 'draft', {
    booking: billBooking(),
    carrier: printedCarrier(),
    equipmentName: () => '40′ HIGH CUBE',
    packageName: () => 'CARTON',
    ...{ forwardingAgent: null, moveType: 'CY/RAMP', printedAt: new Date().toISOString() },
  })
  const pages = billPages(bill, (/** @type {string} */ text, /** @type {boolean} */ isBold) =>
    fonts.widthOf(fonts.printable(text), isBold),
  )
  const PDFDocument = server('pdfkit')
  return {
    pages: /** @type {number} */ (pages.length),
    draw: async () => {
      const pdf = new PDFDocument({ size: 'A4', margin: 0, font: '', autoFirstPage: false })
      pdf.registerFont('normal', fontFile('normal')).registerFont('bold', fontFile('bold'))
      const written = new Promise((resolve) => pdf.on('end', resolve))
      pdf.resume()
      for (const page of pages) {
        pdf.addPage()
        for (const mark of page)
          if (mark.kind === 'text')
            pdf.font(mark.isBold ? 'bold' : 'normal', mark.size).text(mark.text, mark.x, mark.y, { lineBreak: false })
      }
      pdf.end()
      await written
    },
  }
}
