let announce = () => {}

/** Settles when the page that was drawn in advance reacts to its user; before that, a change of texts would redraw it. */
export const hydrated = new Promise<void>((resolve) => {
  announce = resolve
})

export const announceHydrated = () => announce()
