// @ts-check
// The floor of the browser benchmarks: a bare React page with as many cells or fields, in the same browser and machine.
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'

const STYLE = `body { margin: 0; font: 13px sans-serif }
.grid { position: relative; height: 100vh; overflow: auto }
.row { position: absolute; display: flex; height: 36px }
.head { position: sticky; top: 0; background: white; z-index: 1 }
.cell { width: 112px; padding: 8px 4px; overflow: hidden; white-space: nowrap }
.fields { display: flex; contain: content }`

/** Serves the floor's page on loopback.
 * @template T
 * @param {(url: string) => Promise<T>} use
 * @returns {Promise<T>} */
export async function withFloor(use) {
  const { build } = await import('rolldown')
  const { output } = await build({
    input: fileURLToPath(new URL('./floor/page.mjs', import.meta.url)),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'iife', minify: true },
    write: false,
  })
  const page = `<!doctype html><meta charset=utf-8><title>floor</title><style>${STYLE}</style><body><script>${output[0].code.replaceAll('</script', '<\\/script')}</script>`
  const server = createServer((_request, reply) => reply.setHeader('content-type', 'text/html').end(page))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  try {
    return await use(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** The ratio to the floor; both are at least 16 ms, the shortest that a browser reports.
 * @param {number} ours
 * @param {number} floor */
export const ratioTo = (ours, floor) => (Math.max(ours, 16) / Math.max(floor, 16)).toFixed(2)
