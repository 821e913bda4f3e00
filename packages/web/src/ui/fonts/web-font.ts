// biome-ignore lint/correctness/useImportExtensions: the tool that cuts the font reads it too, without a compiler
import { fontRanges } from './font-ranges.mjs'
import latin from './inter-latin.woff2'
import vietnamese from './inter-vietnamese.woff2'

/** As in base.css, which names the family before it is there. */
const FAMILY = 'Portal Sans'

const faceOf = (file: string, unicodeRange: string) =>
  new FontFace(FAMILY, `url(${file}) format('woff2')`, { weight: '400 700', display: 'swap', unicodeRange })

/**
 * Makes the portal's own letters known to the page. Called after the first paint: a style sheet would ask for them before
 * it. Text stays visible in the fallback of the same measures until they are there, and for good where they never come.
 * Every page shows the Latin ones, which are known when they are there: a page is laid out again for each of both. It
 * fetches the Vietnamese ones where it shows them.
 */
export async function addWebFont() {
  const face = await faceOf(latin, fontRanges.latin).load()
  document.fonts.add(face)
  document.fonts.add(faceOf(vietnamese, fontRanges.vietnamese))
}
