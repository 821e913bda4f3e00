// biome-ignore lint/correctness/useImportExtensions: the tool that cuts the font reads it too, without a compiler
import { fontRanges } from './font-ranges.mjs'
import latin from './inter-latin.woff2'
import vietnamese from './inter-vietnamese.woff2'

/** As in base.css, which names the family before it is there. */
const FAMILY = 'Portal Sans'

/**
 * Makes the portal's own letters known to the page, which then fetches the files whose characters it shows. Called
 * after the first paint: a style sheet would ask for them before it. Text stays visible in the fallback of the same
 * measures until they are there, and for good where they never come.
 */
export function addWebFont() {
  for (const [file, unicodeRange] of [
    [latin, fontRanges.latin],
    [vietnamese, fontRanges.vietnamese],
  ] as const)
    document.fonts.add(
      new FontFace(FAMILY, `url(${file}) format('woff2')`, { weight: '400 700', display: 'swap', unicodeRange }),
    )
}
