/** The browser can no longer read a file: it was moved, changed or opened elsewhere since it was chosen. */
export class UnreadableFile extends Error {}

export async function bytesOf(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer()
  } catch {
    throw new UnreadableFile(file.name)
  }
}
