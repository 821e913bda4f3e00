// biome-ignore lint/correctness/useImportExtensions: the tool that cuts the font reads it too, without a compiler
import { fontRanges } from './font-ranges.mjs'
import latin from './inter-latin.woff2'
import vietnamese from './inter-vietnamese.woff2'

/** As in base.css, which names the family before it is there. */
const FAMILY = 'Portal Sans'

const faceOf = (file: string, unicodeRange: string) =>
  new FontFace(FAMILY, `url(${file}) format('woff2')`, { weight: '400 700', display: 'swap', unicodeRange })

/**
 * Fetches the web font; the function that it returns makes the page use it. A style sheet would ask for it before the
 * first paint. Every page shows its Latin letters; the Vietnamese ones are fetched with them for a page in Vietnamese,
 * otherwise where they are shown.
 */
export async function loadWebFont() {
  const faces = [faceOf(latin, fontRanges.latin), faceOf(vietnamese, fontRanges.vietnamese)]
  const count = document.documentElement.lang === 'vi' ? 2 : 1
  await Promise.all(faces.slice(0, count).map((face) => face.load()))
  return () => {
    for (const face of faces) document.fonts.add(face)
  }
}
