/** The versions to compare after a click on one: two at most, and the first choice is replaced. */
export const chooseVersion = (chosen: readonly number[], version: number): number[] =>
  chosen.includes(version) ? chosen.filter((one) => one !== version) : [...chosen, version].slice(-2)
