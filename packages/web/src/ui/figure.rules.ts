/** A count with thin spaces between the thousands. */
export function figure(count: number): string {
  let front = String(Math.abs(count))
  let shown = ''
  for (; front.length > 3; front = front.slice(0, -3)) shown = `\u2009${front.slice(-3)}${shown}`
  return `${count < 0 ? '-' : ''}${front}${shown}`
}
