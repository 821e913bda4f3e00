/** ISO 6346: letters count 10 to 38 without the multiples of eleven; each position weighs a power of two. */
const letterValue = (letter: string) => {
  const index = letter.charCodeAt(0) - 65
  return 10 + index + Math.floor((index + 9) / 10)
}

/** The check digit of four letters and six digits. */
export function checkDigit(first10: string): string {
  let sum = 0
  for (let position = 0; position < 10; position++) {
    const character = first10.charAt(position)
    sum += (position < 4 ? letterValue(character) : Number(character)) * (1 << position)
  }
  return String((sum % 11) % 10)
}

export type ContainerNumberVerdict =
  | { kind: 'valid'; number: string }
  | { kind: 'completed'; number: string }
  | { kind: 'wrongCheckDigit'; expected: string }
  | { kind: 'malformed' }

/** Ten characters are completed with the check digit; eleven must have the right one. */
export function readContainerNumber(text: string): ContainerNumberVerdict {
  if (!/^[A-Z]{4}\d{6,7}$/.test(text)) return { kind: 'malformed' }
  const expected = text.slice(0, 10) + checkDigit(text)
  if (text.length === 10) return { kind: 'completed', number: expected }
  return text === expected ? { kind: 'valid', number: text } : { kind: 'wrongCheckDigit', expected }
}

export const isContainerNumber = (text: string) => readContainerNumber(text).kind === 'valid'

/** The way people read it aloud: owner, serial number, check digit. */
export const showContainerNumber = (number: string) =>
  `${number.slice(0, 4)} ${number.slice(4, 10)} ${number.slice(10)}`.trimEnd()
