// Vitest runs this once for all files of a project (`globalSetup` in vitest.config.ts).
import { buildPrograms, programFolder } from './program-folder.fixture.ts'

/** Builds the programs that work in processes of their own; what it gives back removes them. */
export async function setup() {
  const { url, remove } = await programFolder()
  await buildPrograms(url)
  return remove
}
