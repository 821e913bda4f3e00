/** Apple's keyboards have other keys for the same things. */
export const isApple = typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform)
