const ONES = [
  'ZERO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN', 'ELEVEN', 'TWELVE', 'THIRTEEN',
  'FOURTEEN', 'FIFTEEN', 'SIXTEEN', 'SEVENTEEN', 'EIGHTEEN', 'NINETEEN',
] // biome-ignore format: one list
const TENS = ['', '', 'TWENTY', 'THIRTY', 'FORTY', 'FIFTY', 'SIXTY', 'SEVENTY', 'EIGHTY', 'NINETY']

/** A whole number below a million in words, as bills repeat it so that nobody can change a digit. */
export function spellNumber(number: number): string {
  if (number < 20) return ONES[number] ?? ''
  if (number < 100) return joined(TENS[Math.floor(number / 10)] ?? '', number % 10, '-')
  if (number < 1000) return joined(`${ONES[Math.floor(number / 100)]} HUNDRED`, number % 100, ' ')
  return joined(`${spellNumber(Math.floor(number / 1000))} THOUSAND`, number % 1000, ' ')
}

const joined = (words: string, rest: number, by: string) => (rest === 0 ? words : `${words}${by}${spellNumber(rest)}`)
