let here = ''
let before = ''

/** Notes where somebody is, so that a page can say where they came from. */
export function notePage(path: string) {
  if (path === here) return
  before = here
  here = path
}

/** The path of the page before this one; empty where this is the first. */
export const formerPage = () => before
