/** What is chosen after a click on one: that one alone, or no longer it; with `several` it joins or leaves the others. */
export function chooseAmong<W extends string>(all: readonly W[], chosen: readonly W[], one: W, several: boolean): W[] {
  const isChosen = chosen.includes(one)
  if (!several) return isChosen && chosen.length === 1 ? [] : [one]
  const next = isChosen ? chosen.filter((other) => other !== one) : [...chosen, one]
  return all.filter((other) => next.includes(other))
}
