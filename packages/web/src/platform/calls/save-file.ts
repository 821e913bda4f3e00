/** Some browsers start reading the file late. */
const KEPT_MS = 60_000

/** Hands a file that was made or fetched here to the browser, which saves it under its name. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
