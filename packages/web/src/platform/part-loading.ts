import { hasUnsaved } from './unsaved-forms.ts'

/** The file that could not be had, where the browser's error names it; not every browser does. */
const fileIn = (error: unknown) =>
  error instanceof TypeError ? /https?:\S+\.js\b/.exec(error.message)?.[0] : undefined

const canBeHad = (file: string) =>
  fetch(file).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Loads a part of the program that could not be had before. Some browsers remember that for as long as the page lives:
 * where the file can be had by now, the page is loaded anew, unless something was typed into it.
 */
export async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const file = fileIn(error)
    if (!file || hasUnsaved() || !(await canBeHad(file))) throw error
    location.reload()
    return new Promise(() => {})
  }
}
