/** How many numbers each command of an outline takes. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 }
const NUMBER = '[-+]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)'
/** Digits of a number; longer ones are infinite to some programs. */
const LONGEST = 16
const COMMAND = new RegExp(`\\s*([MLHVCSQTZ])((?:[\\s,]*${NUMBER})*)\\s*`, 'iy')

/** Whether a text is an outline that every program draws alike: whole commands of an SVG path, without arcs. */
export function isOutline(path: string): boolean {
  COMMAND.lastIndex = 0
  let at = 0
  while (at < path.length) {
    const [found, command = '', numbers = ''] = COMMAND.exec(path) ?? []
    if (!found || (at === 0 && command.toUpperCase() !== 'M')) return false
    const all: string[] = numbers.match(new RegExp(NUMBER, 'g')) ?? []
    if (all.some((one) => one.length > LONGEST)) return false
    const count = all.length
    const taken = NUMBERS[command.toUpperCase()] ?? 0
    if (taken === 0 ? count > 0 : count === 0 || count % taken !== 0) return false
    at = COMMAND.lastIndex
  }
  return at > 0
}
