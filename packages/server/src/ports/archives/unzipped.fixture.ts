import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import yauzl from 'yauzl'

/** The files of a zip, as another program reads it: sizes and check sums are compared on the way. */
export async function unzip(bytes: Buffer): Promise<{ name: string; content: Buffer }[]> {
  const archive = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(bytes, {
    lazyEntries: true,
    strictFileNames: true,
  })
  const open = promisify<yauzl.Entry, import('node:stream').Readable>(archive.openReadStream.bind(archive))
  const files: { name: string; content: Buffer }[] = []
  await new Promise<void>((done, failed) => {
    archive.on('end', done).on('error', failed)
    archive.on('entry', (entry: yauzl.Entry) => {
      open(entry)
        .then(buffer)
        .then((content) => {
          files.push({ name: entry.fileName, content })
          archive.readEntry()
        })
        .catch(failed)
    })
    archive.readEntry()
  })
  return files
}
