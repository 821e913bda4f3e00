import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

function settingOf(name: 'POPPLER_PATH' | 'QPDF_PATH') {
  const place = process.env[name]
  if (!place) throw new Error(`${name} does not say where the program is`)
  return place
}

export interface ReadPdf {
  /** What stands on each page, as it lies there. */
  pages: string[]
  fonts: { name: string; isEmbedded: boolean; isSubset: boolean; hasText: boolean }[]
  info: Record<string, string>
}

/** A PDF as other programs read it. One that they find fault with is an error. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairway-pdf-'))
  const file = path.join(folder, 'document.pdf')
  const poppler = async (program: string, ...args: string[]) => {
    const { stdout, stderr } = await run(path.join(settingOf('POPPLER_PATH'), program), args)
    if (stderr !== '') throw new Error(`${program}: ${stderr}`)
    return stdout
  }
  try {
    await writeFile(file, bytes)
    await run(settingOf('QPDF_PATH'), ['--check', file]) // ends with 2 or 3 for errors and warnings
    const text = await poppler('pdftotext', '-layout', file, '-')
    const fonts = await poppler('pdffonts', file)
    const info = await poppler('pdfinfo', file)
    return {
      pages: text.split('\f').slice(0, -1),
      fonts: fonts.trim().split('\n').slice(2).map(readFont),
      info: Object.fromEntries(
        info.split('\n').map((line) => [line.split(':')[0] ?? '', line.slice(line.indexOf(':') + 1).trim()]),
      ),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A line of the table that pdffonts prints; the last columns are yes or no. */
function readFont(line: string) {
  const cells = line.trim().split(/\s+/)
  const [isEmbedded, isSubset, hasText] = cells.slice(-5, -2).map((cell) => cell === 'yes')
  return {
    name: cells[0] ?? '',
    isEmbedded: isEmbedded ?? false,
    isSubset: isSubset ?? false,
    hasText: hasText ?? false,
  }
}
