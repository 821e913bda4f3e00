const forms = new Set<() => boolean>()

/** Watches a form as long as it is on the page, so that nothing takes away silently what was typed into it. */
export function watchForm(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved)
  return () => forms.delete(isUnsaved)
}

/** Whether something was entered on this page that was not sent yet. */
export const hasUnsaved = () => [...forms].some((isUnsaved) => isUnsaved())
