import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'rolldown'

const here = fileURLToPath(new URL('.', import.meta.url))
const server = path.resolve(here, '../../..')

/** Programs for tests, in a folder of their own beside the server's: the reader as it is shipped, and others in its place. */
export async function programFolder() {
  const cache = path.join(server, '.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'reader-'))
  return {
    /** Bundled as the build does it, so that it runs behind its fence. */
    buildReader: async () => {
      await build({
        input: path.join(here, 'sheet-reader.program.ts'),
        platform: 'node',
        external: (id) => !/^[./]/.test(id) && !id.startsWith('@fairway/'),
        output: { dir: folder, format: 'esm', entryFileNames: 'reader.js' },
      })
      return pathToFileURL(path.join(folder, 'reader.js'))
    },
    /** A program that does this with each file. */
    writeProgram: async (name: string, code: string) => {
      const file = path.join(folder, `${name}.mjs`)
      await writeFile(
        file,
        `process.send({ tells: 'ready' })\nprocess.stdin.on('data', async (bytes) => {\n${code}\n})\n`,
      )
      return pathToFileURL(file)
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
