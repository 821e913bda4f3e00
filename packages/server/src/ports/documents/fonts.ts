import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { printedText } from '@fairway/contract/shared/wrap-text.rules'
import { type FontName, fontFile } from './font-files.ts'

const require = createRequire(import.meta.url)

interface Glyph {
  id: number
  advanceWidth: number
  path: { scale(by: number): { toSVG(): string } }
}
interface Position {
  xAdvance: number
  yAdvance: number
  xOffset: number
  yOffset: number
}
interface OpenFont {
  unitsPerEm: number
  hasGlyphForCodePoint(point: number): boolean
  glyphForCodePoint(point: number): Glyph
  layout(text: string): { glyphs: Glyph[]; positions: Position[]; advanceWidth: number }
}
interface Fontkit {
  create(bytes: Uint8Array): OpenFont
  registerFormat(format: { probe(bytes: Uint8Array): boolean }): void
}

/** The very module that pdfkit opens fonts with. */
const fontkit: Fontkit = createRequire(require.resolve('pdfkit'))('fontkit')

export interface Fonts {
  /** What pdfkit is given in place of the bytes of a font: it finds the open one by it. */
  handleOf(font: FontName): Uint8Array
  widthOf(text: string, isBold?: boolean): number
  /** The shapes of bold letters of size 1000, and how far the next one is. */
  shapesOf(text: string): { path: string; advance: number }[]
  /** A text as it can be printed, in one line. Characters that the font does not have become question marks. */
  printable(text: string, onMissing?: (character: string) => void): string
}

/**
 * Opens the fonts once for all documents: reading one takes longer than drawing a page with it. Letters stand one beside
 * the other, without kerning or ligatures, so a text is as wide as its letters together, and nothing turns its direction.
 */
export function openFonts(): Fonts {
  const opened = { normal: openFont('normal'), bold: openFont('bold') }
  const handles = { normal: Buffer.from('FWY1'), bold: Buffer.from('FWY2') }
  const fontOf = (bytes: Uint8Array) => (bytes === handles.normal ? opened.normal : opened.bold)
  // pdfkit accepts bytes alone and has fontkit recognise them; a format of our own answers with the open font
  const format = Object.assign(
    function (this: unknown, stream: { buffer: Uint8Array }) {
      return fontOf(stream.buffer)
    },
    { probe: (bytes: Uint8Array) => bytes === handles.normal || bytes === handles.bold },
  )
  fontkit.registerFormat(format)

  return {
    handleOf: (font) => handles[font],
    widthOf: (text, isBold) => {
      const { glyphForCodePoint, unitsPerEm } = opened[isBold ? 'bold' : 'normal']
      let width = 0
      for (const character of text) width += glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth
      return width / unitsPerEm
    },
    shapesOf: (text) =>
      Array.from(text, (character) => {
        const { unitsPerEm, glyphForCodePoint } = opened.bold
        const { path, advanceWidth } = glyphForCodePoint(character.codePointAt(0) ?? 0)
        return { path: path.scale(1000 / unitsPerEm).toSVG(), advance: (advanceWidth * 1000) / unitsPerEm }
      }),
    printable: (text, onMissing) => replaceMissing(printedText(text), opened.normal, onMissing),
  }
}

/** ASCII is in every font. */
const ASCII = /^[\x20-\x7e]*$/

function replaceMissing(text: string, font: OpenFont, onMissing: (character: string) => void = () => {}) {
  if (ASCII.test(text)) return text
  let printable = ''
  for (const character of text) {
    const isMissing = !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
    if (isMissing) onMissing(character)
    printable += isMissing ? '?' : character
  }
  return printable
}

function openFont(name: FontName): OpenFont {
  const font = fontkit.create(readFileSync(fontFile(name)))
  const known = new Map<number, Glyph>()
  const findGlyph = font.glyphForCodePoint.bind(font)
  const glyphForCodePoint = (point: number) => {
    const glyph = known.get(point) ?? findGlyph(point)
    known.set(point, glyph)
    return glyph
  }
  const layout = (text: string) => {
    const glyphs = Array.from(text, (character) => glyphForCodePoint(character.codePointAt(0) ?? 0))
    const positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }))
    return {
      glyphs,
      positions,
      // pdfkit scales the positions first and asks for this afterwards
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }
  return Object.assign(font, { glyphForCodePoint, layout })
}
