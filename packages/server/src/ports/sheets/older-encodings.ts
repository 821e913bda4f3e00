/** Two bytes make a character. Where most are among the common ones of an encoding, the text was written in it. */
const COMMON_SHARE = 0.75

/** Characters that people write every day have the first places in both tables: GB 2312 level 1, Big5 level 1. */
const common = {
  gb18030: (lead: number, trail: number) => trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xd7) || isSign(lead)),
  big5: (lead: number, trail: number) =>
    (trail >= 0xa1 || (trail >= 0x40 && trail <= 0x7e)) && ((lead >= 0xa4 && lead <= 0xc6) || isSign(lead)),
}
/** Punctuation, and letters and digits of full width. */
const isSign = (lead: number) => lead >= 0xa1 && lead <= 0xa3

type Chinese = keyof typeof common

/** Mainland or Taiwan: the encoding in which text of two bytes a character reads best, if it reads well. */
export function readsAsChinese(bytes: Buffer): Chinese | undefined {
  const shares = (Object.keys(common) as Chinese[]) // the keys of a literal
    .map((encoding) => ({ encoding, share: commonShare(bytes, common[encoding]) }))
    .sort((one, other) => other.share - one.share)
  const [best, second] = shares
  if (!best || !second || best.share < COMMON_SHARE || best.share === second.share) return undefined
  return best.encoding
}

/** How many of the characters outside of ASCII are common ones; none are where bytes do not pair up. */
function commonShare(bytes: Buffer, isCommon: (lead: number, trail: number) => boolean) {
  let [pairs, commonPairs] = [0, 0]
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) continue
    const trail = bytes[++at] ?? 0
    if (trail < 0x40) return 0
    pairs++
    if (isCommon(lead, trail)) commonPairs++
  }
  return pairs === 0 ? 0 : commonPairs / pairs
}

/** Letters of western Europe that Vietnamese code pages have in the same place, and signs that either uses. */
const western = /^[\p{ASCII}ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÙÚÛÜßàáâäåæçèéêëíîïñóôöøùúûüÿŒœ€‘’“”–—…°²³´·«»©®™£§½¼¾¿¡ªº\u00a0]*$/u
const vietnamese = /^(?:[\p{ASCII}ÀÁÂÈÉÊÍÓÔÙÚàáâèéêíóôùúĂăĐđƠơƯưÝý₫‘’“”–—…\u00a0]|\p{Mn})*$/u
/** Marks are written behind their vowel, and there are words with one. */
const markedVowel = /[aeiouyâêôăơư][\u0300\u0301\u0303\u0309\u0323]/iu
const strayMark = /(?<![aeiouyâêôăơư])[\u0300\u0301\u0303\u0309\u0323]/iu

/** One byte a letter: certain only where every letter is one of that language and stands where it can. */
export function latinEncodingOf(bytes: Buffer): 'windows-1258' | 'windows-1252' | undefined {
  const asVietnamese = new TextDecoder('windows-1258').decode(bytes)
  if (vietnamese.test(asVietnamese) && markedVowel.test(asVietnamese) && !strayMark.test(asVietnamese))
    return 'windows-1258'
  const asWestern = new TextDecoder('windows-1252').decode(bytes)
  const hasWords = /[a-z][À-ÿŒœ]|[À-ÿŒœ][a-z]/iu.test(asWestern)
  return western.test(asWestern) && hasWords ? 'windows-1252' : undefined
}
