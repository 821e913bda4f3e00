/** Leads a reader to the heading when what stands below it has changed without a change of page. */
export const focusHeading = () => document.querySelector<HTMLElement>('main h1[tabindex]')?.focus()
