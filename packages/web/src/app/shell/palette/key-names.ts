/** Apple's keyboards have other keys for the same things. */
export const isApple = typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** By which key the palette opens, as it stands on the keyboard. */
export const paletteKey = (onApple: boolean) => (onApple ? '⌘ K' : 'Ctrl K')
