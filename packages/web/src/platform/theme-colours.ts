/** The colours that are derived from the carrier's accent. */
export interface AccentColours {
  accent: string
  strong: string
  soft: string
  on: string
}

type Rgb = [number, number, number]

const toRgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb // three parts
const toHex = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
const mix = (from: Rgb, to: Rgb, share: number) => from.map((part, i) => part + ((to[i] ?? 0) - part) * share) as Rgb // as above

const brightness = (rgb: Rgb) => {
  const [red, green, blue] = rgb.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Rgb // as above
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours, by WCAG. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [brightness(toRgb(one)), brightness(toRgb(other))].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const READABLE = 4.6
const WHITE = '#ffffff'
const NIGHT = '#06141c'

/** Adjusts the carrier's colour until it is readable, and derives the others from it. */
export function accentColours(accent: string, theme: 'light' | 'dark'): AccentColours {
  const page = theme === 'light' ? '#f6f8fa' : '#111d2b'
  const away = toRgb(theme === 'light' ? '#000000' : WHITE)
  const softOf = (colour: Rgb) =>
    toHex(mix(colour, toRgb(theme === 'light' ? WHITE : '#111d2b'), theme === 'light' ? 0.9 : 0.84))
  let colour = toRgb(accent)
  const reads = () => Math.min(contrast(toHex(colour), page), contrast(toHex(colour), softOf(colour))) >= READABLE
  for (let step = 0; step < 20 && !reads(); step++) colour = mix(colour, away, 0.08)
  const readable = toHex(colour)
  return {
    accent: readable,
    strong: toHex(mix(colour, away, 0.2)),
    soft: softOf(colour),
    on: contrast(readable, WHITE) >= contrast(readable, NIGHT) ? WHITE : NIGHT,
  }
}
