import PDFDocument from 'pdfkit'
import type { Fonts } from './fonts.ts'
import { A4, INK, type LineMark, type Page, RULE, type TextMark, type WatermarkMark } from './marks.ts'
import { narrowQuotes } from './narrow-quotes.ts'

export interface DrawnPages {
  title: string
  author: string
  /** The tag of its language. */
  language: string
  pages: readonly Page[]
}

/** Pages as a PDF. `onMissing` hears of each character that the fonts do not have. */
export async function drawPages(
  { title, author, language, pages }: DrawnPages,
  fonts: Fonts,
  onMissing: (character: string) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [A4.width, A4.height],
    margin: 0,
    font: '', // none of the standard fonts, which are not embedded
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Fairway', Producer: 'Fairway' },
  })
  for (const name of ['normal', 'bold'] as const) pdf.registerFont(name, fonts.handleOf(name))
  const pieces: Buffer[] = []
  const isWritten = new Promise<void>((done, failed) => pdf.on('end', done).on('error', failed))
  pdf.on('data', (piece: Buffer) => pieces.push(piece))

  const drawText = (mark: TextMark) => {
    const { size, isBold, colour = INK, width, align } = mark
    const text = fonts.printable(narrowQuotes(mark.text), onMissing)
    if (text === '') return
    const natural = fonts.widthOf(text, isBold) * size
    const taken = Math.min(natural, width ?? natural)
    const free = (width ?? natural) - taken
    const x = mark.x + (align === 'right' ? free : align === 'centre' ? free / 2 : 0)
    pdf.font(isBold ? 'bold' : 'normal', size).fillColor(colour)
    pdf.text(text, x, mark.y, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(taken < natural ? { horizontalScaling: Math.floor((taken / natural) * 1000) / 10 } : {}),
    })
  }
  const drawWatermark = ({ text, x, y, size, colour, turned }: WatermarkMark) => {
    const shapes = fonts.shapesOf(text)
    const width = shapes.reduce((sum, { advance }) => sum + advance, 0)
    pdf
      .save()
      .translate(x, y)
      .rotate(-turned)
      .scale(size / 1000, -size / 1000)
      .translate(-width / 2, 0)
    for (const { path, advance } of shapes) {
      if (path !== '') pdf.path(path).fill(colour)
      pdf.translate(advance, 0)
    }
    pdf.restore()
  }
  const drawLine = ({ from, to, colour = RULE, weight = 0.6 }: LineMark) =>
    pdf
      .moveTo(...from)
      .lineTo(...to)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke()

  for (const page of pages) {
    pdf.addPage()
    for (const mark of page)
      if (mark.kind === 'text') drawText(mark)
      else if (mark.kind === 'line') drawLine(mark)
      else if (mark.kind === 'watermark') drawWatermark(mark)
      else if (mark.kind === 'shape')
        pdf.save().translate(mark.x, mark.y).scale(mark.scale).path(mark.path).fill(mark.fill).restore()
      else pdf.rect(mark.x, mark.y, mark.width, mark.height).fill(mark.fill)
  }
  pdf.end()
  await isWritten
  return Buffer.concat(pieces)
}
