/** Focuses the heading when the content below has changed without a navigation. */
export const focusHeading = () => document.querySelector<HTMLElement>('main h1[tabindex]')?.focus()
