/** Names and codes of the trade that are the same in all three languages. Add intended ones here. */
const sameEverywhere = [
  'Fairway',
  'English',
  '中文',
  '简体中文',
  'Tiếng Việt',
  'B/L',
  'B/Ls',
  'Email',
  'GATES',
  'OK',
  'ICP',
  'IP Geolocation by DB-IP',
  'Menu',
  'Booking',
  'Container',
  'Feeder',
  'Forwarder',
  'Sea waybill',
  'Sea waybill (SW)',
  'Seal',
  'kg',
]

const names = new Set([...sameEverywhere].map((name) => name.toLowerCase()))
export const isName = (text: string) => names.has(text.trim().toLowerCase())

/** Codes (ETA, VVD, SC1042), numbers and signs have no language, nor does a text made only of placeholders. */
export function needsNoTranslation(text: string): boolean {
  const plain = text.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, ' ').trim()
  return isName(plain) || !/\p{Ll}{2}/u.test(plain)
}
