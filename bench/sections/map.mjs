// @ts-check
// The size that the maps add to their pages, as the build of the web counted it.
import fs from 'node:fs'
import { MAP_LIMIT_BYTES } from '../../packages/web/build/first-load.mjs'

const build = new URL('../../packages/web/dist/build.json', import.meta.url)

/** @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureMap() {
  /** @type {{ maps: Record<string, number> }} */
  const { maps } = JSON.parse(fs.readFileSync(build, 'utf8'))
  const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`
  return {
    title: 'The map',
    text: ['After brotli, with its coast and one language; fetched when the page is usable.'],
    tables: [],
    goals: Object.entries(maps).map(([name, bytes]) => ({
      title: name,
      met: bytes <= MAP_LIMIT_BYTES,
      said: `${kB(bytes)}, at most ${kB(MAP_LIMIT_BYTES)}`,
    })),
  }
}
