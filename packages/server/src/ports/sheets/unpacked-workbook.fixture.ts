import { promisify } from 'node:util'
import { SaxesParser } from 'saxes'
import { fromBuffer, type ZipFile } from 'yauzl'

/** The parts of a file by their names; each must be well-formed. */
export async function partsOf(bytes: Buffer) {
  const zip = await promisify<Buffer, { lazyEntries: true }, ZipFile>(fromBuffer)(bytes, { lazyEntries: true })
  const parts = new Map<string, string>()
  return new Promise<Map<string, string>>((resolve, reject) => {
    zip.on('entry', (entry) =>
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error)
        const text = Buffer.concat(await stream.toArray()).toString()
        new SaxesParser({ xmlns: true }).write(text).close()
        parts.set(entry.fileName, text)
        zip.readEntry()
      }),
    )
    zip.on('end', () => resolve(parts))
    zip.readEntry()
  })
}
