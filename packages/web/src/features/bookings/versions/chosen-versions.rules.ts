/** The versions to compare after a click on one: two at most, the one that was chosen first gives way. */
export const chooseVersion = (chosen: readonly number[], version: number): number[] =>
  chosen.includes(version) ? chosen.filter((one) => one !== version) : [...chosen, version].slice(-2)
