import type { CellStyle } from './workbook-writer.port.ts'
import { MAIN, XML_START, xmlAttribute } from './xml-text.ts'

interface Style {
  font: number
  fill: number
  border?: true
  /** 0 is whatever it is, 49 text as it is typed, 164 a day. */
  format?: 0 | 49 | 164
  /** Stands at the top of its cell, on as many lines as it needs. */
  isWrapped?: true
  isCentred?: true
  isInTheMiddle?: true
}

/** In the order of the workbook's list of styles, which begins with that of cells that have none. */
const styles: Record<CellStyle, Style> = {
  text: { font: 0, fill: 0, format: 49 },
  number: { font: 0, fill: 0 },
  day: { font: 0, fill: 0, format: 164 },
  band: { font: 1, fill: 2, isCentred: true },
  required: { font: 2, fill: 3, border: true, isWrapped: true, isCentred: true },
  optional: { font: 3, fill: 4, border: true, isWrapped: true, isCentred: true },
  example: { font: 4, fill: 5, format: 49, isCentred: true },
  title: { font: 5, fill: 0 },
  note: { font: 6, fill: 0, isWrapped: true, isCentred: true },
  name: { font: 3, fill: 0, border: true, isWrapped: true, isCentred: true },
  mark: { font: 2, fill: 0, border: true, isCentred: true, isInTheMiddle: true },
  lines: { font: 0, fill: 0, border: true, isWrapped: true, isCentred: true },
}
const styleNames = Object.keys(styles) as CellStyle[] // the keys of the record of cell styles

/** The number of a cell style in the workbook. */
export const styleOf = (style: CellStyle) => styleNames.indexOf(style) + 1

/** The style of a cell that should be filled in, in the separate list that conditions choose from. */
export const REMINDER_STYLE = 0

const color = (tag: string, rgb: string) => `<${tag} rgb="FF${rgb}"/>`
const fontsOf = (name: string) =>
  [
    color('color', '1F2A33'),
    `<b/>${color('color', 'FFFFFF')}`,
    `<b/>${color('color', '0A4F66')}`,
    `<b/>${color('color', '44525F')}`,
    `<i/>${color('color', '7A8794')}`,
    `<b/><sz val="16"/>${color('color', '0A4F66')}`,
    color('color', '44525F'),
  ].map(
    (font) =>
      `<font>${font.includes('<sz') ? font : font.replace('<color', '<sz val="11"/><color')}<name val="${xmlAttribute(name)}"/></font>`,
  )
const fills = ['0B6E8A', 'CFE8F0', 'EDF1F4', 'F7F9FA'].map(
  (rgb) => `<fill><patternFill patternType="solid">${color('fgColor', rgb)}</patternFill></fill>`,
)
const edge = (side: string) => `<${side} style="thin">${color('color', 'D3DCE3')}</${side}>`

const list = (tag: string, entries: readonly string[]) =>
  `<${tag} count="${entries.length}">${entries.join('')}</${tag}>`

function xfOf({ font, fill, border, format = 0, isWrapped, isCentred, isInTheMiddle }: Style) {
  const across = isInTheMiddle ? ' horizontal="center"' : ''
  const alignment = `<alignment${across} vertical="${isCentred ? 'center' : 'top'}"${isWrapped ? ' wrapText="1"' : ''}/>`
  return `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border ? 1 : 0}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alignment}</xf>`
}

/** The part of a workbook that says what its cells look like. */
export const stylesXml = (font: string) =>
  [
    `${XML_START}<styleSheet xmlns="${MAIN}">`,
    list('numFmts', ['<numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>']),
    list('fonts', fontsOf(font)),
    list('fills', [
      '<fill><patternFill patternType="none"/></fill>',
      '<fill><patternFill patternType="gray125"/></fill>',
      ...fills,
    ]),
    list('borders', [
      '<border><left/><right/><top/><bottom/><diagonal/></border>',
      `<border>${['left', 'right', 'top', 'bottom'].map(edge).join('')}<diagonal/></border>`,
    ]),
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    list('cellXfs', [
      '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
      ...styleNames.map((styleName) => xfOf(styles[styleName])),
    ]),
    list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
    list('dxfs', [
      `<dxf><fill><patternFill patternType="solid">${color('fgColor', 'FFE3D6')}${color('bgColor', 'FFE3D6')}</patternFill></fill></dxf>`,
    ]),
    '</styleSheet>',
  ].join('')
