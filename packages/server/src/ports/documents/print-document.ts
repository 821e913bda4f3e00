import { billPages } from './bill/bill-pages.ts'
import { NAMED_CHARACTERS, type Printable } from './documents.port.ts'
import { type DrawnPages, drawPages } from './draw-pages.ts'
import type { Fonts } from './fonts.ts'
import type { Measure } from './marks.ts'
import { paperPages } from './paper/paper-pages.ts'
import { sheetPages } from './sheet/sheet-pages.ts'

/** A document as a PDF. */
export async function printDocument(document: Printable, fonts: Fonts) {
  const missing = new Set<string>()
  const note = (character: string) => {
    if (missing.size < NAMED_CHARACTERS) missing.add(character)
  }
  const measure = (text: string, isBold?: boolean) => fonts.widthOf(fonts.printable(text), isBold)
  const drawn = pagesOf(document, measure)
  const bytes = await drawPages(drawn, fonts, note)
  return { bytes, pages: drawn.pages.length, unprintable: [...missing] }
}

function pagesOf(document: Printable, measure: Measure): DrawnPages {
  if (document.layout === 'bill')
    return {
      title: `${document.blNo} ${document.kind}`,
      author: document.carrier.name,
      language: 'en',
      pages: billPages(document, measure),
    }
  if (document.layout === 'paper')
    return {
      title: `${document.title} ${document.number}`,
      author: document.carrier.name,
      language: document.language,
      pages: paperPages(document, measure),
    }
  const { title, author, language } = document
  return { title, author, language, pages: sheetPages(document, measure) }
}
