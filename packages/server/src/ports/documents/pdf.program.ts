import { runWorkProgram, tell } from '../processes/work-program.ts'
import { openFonts } from './fonts.ts'
import type { PdfMessage } from './pdf-messages.ts'
import { printDocument } from './print-document.ts'

/**
 * Makes PDFs, one after the other, in a process of its own, so that no call waits while pages are set. It keeps the fonts
 * open between documents. It has little memory and no right to files, network or other programs; documents come on the
 * standard input as JSON.
 */
const fonts = openFonts()

await runWorkProgram(async (bytes, cost) => {
  try {
    await send({ tells: 'made', ...(await printDocument(JSON.parse(bytes.toString()), fonts)), cost: cost() })
  } catch (error) {
    await send({ tells: 'failure', reason: String(error instanceof Error ? error.stack : error) })
  }
})

function send(message: PdfMessage) {
  return tell(message)
}
