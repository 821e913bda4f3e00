const forms = new Set<() => boolean>()

/** Registers a form while it is on the page, so that its input is not lost without a question. */
export function watchForm(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved)
  return () => forms.delete(isUnsaved)
}

/** Whether this page has input that was not sent yet. */
export const hasUnsaved = () => [...forms].some((isUnsaved) => isUnsaved())
