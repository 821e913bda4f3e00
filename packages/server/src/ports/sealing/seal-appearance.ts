import type { Fonts } from '../documents/fonts.ts'
import { figure } from './seal-field.ts'
import type { VisibleSeal } from './sealing.port.ts'

const INK = '0.04 0.12 0.2'
const LINE_SIZE = 7
const LINE_HEIGHT = 9.5

/**
 * What is seen of a seal, as operators of a PDF: the signature above a rule, lines below it. Letters are drawn as shapes,
 * so that a seal needs no font of its own in a file whose fonts it may not touch.
 */
export function drawSeal({ width, height, signature, lines }: VisibleSeal, fonts: Fonts): string {
  const rule = lines.length * LINE_HEIGHT + 4
  const room = { x: 4, y: rule + 4, width: width - 8, height: height - rule - 8 }
  const drawn =
    'typed' in signature
      ? drawTyped(signature.typed, room, fonts)
      : signature.strokes.map((stroke) => drawStroke(stroke, room))
  const small = lines.flatMap((line, at) =>
    drawText(fonts.printable(line), { x: 0, y: rule - 4 - (at + 1) * LINE_HEIGHT + 3, size: LINE_SIZE, width }, fonts),
  )
  return [
    'q',
    `${INK} rg ${INK} RG 1.2 w 1 J 1 j`,
    ...drawn,
    `0.4 w 0 ${figure(rule)} m ${figure(width)} ${figure(rule)} l S`,
    ...small,
    'Q',
  ].join('\n')
}

interface Room {
  x: number
  y: number
  width: number
  height: number
}

function drawStroke(points: readonly [number, number][], { x, y, width, height }: Room) {
  const place = ([across, down]: [number, number]) => `${figure(x + across * width)} ${figure(y + (1 - down) * height)}`
  const [first, ...rest] = points
  if (!first) return ''
  // a single touch is a dot, which the round ends of a line of no length draw
  const to = rest.length > 0 ? rest : [first]
  return `${place(first)} m ${to.map((point) => `${place(point)} l`).join(' ')} S`
}

function drawTyped(name: string, { x, y, width, height }: Room, fonts: Fonts) {
  const size = Math.min(26, height * 0.7)
  return drawText(fonts.printable(name), { x, y: y + height * 0.25, size, width }, fonts)
}

interface TextPlace {
  x: number
  y: number
  size: number
  width: number
}

/** A text that is wider than its place is drawn smaller. */
function drawText(text: string, { x, y, size, width }: TextPlace, fonts: Fonts): string[] {
  const shapes = fonts.shapesOf(text)
  const natural = (shapes.reduce((sum, { advance }) => sum + advance, 0) * size) / 1000
  const scale = (size / 1000) * Math.min(1, width / (natural || 1))
  let at = x
  return shapes.flatMap(({ path, advance }) => {
    const operators = path === '' ? [] : [`${outline(path, { x: at, y, scale })} f`]
    at += advance * scale
    return operators
  })
}

/** The path of a letter, as SVG writes it, in operators of a PDF. Curves with one control point become those with two. */
function outline(path: string, { x, y, scale }: { x: number; y: number; scale: number }) {
  const place = (across: number, up: number) => `${figure(x + across * scale)} ${figure(y + up * scale)}`
  let [penX, penY] = [0, 0]
  const operators: string[] = []
  for (const [, command, list = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (command === 'M') operators.push(`${place(a, b)} m`)
    if (command === 'L') operators.push(`${place(a, b)} l`)
    if (command === 'Q')
      operators.push(
        `${place(penX + (2 / 3) * (a - penX), penY + (2 / 3) * (b - penY))} ${place(c + (2 / 3) * (a - c), d + (2 / 3) * (b - d))} ${place(c, d)} c`,
      )
    if (command === 'C') operators.push(`${place(a, b)} ${place(c, d)} ${place(e, f)} c`)
    if (command === 'Z') operators.push('h')
    if (command === 'M' || command === 'L') [penX, penY] = [a, b]
    if (command === 'Q') [penX, penY] = [c, d]
    if (command === 'C') [penX, penY] = [e, f]
  }
  return operators.join(' ')
}
