/** The selection after a click on one: that one alone, or without it; with `several` it is added or removed. */
export function chooseAmong<W extends string>(all: readonly W[], chosen: readonly W[], one: W, several: boolean): W[] {
  const isChosen = chosen.includes(one)
  if (!several) return isChosen && chosen.length === 1 ? [] : [one]
  const next = isChosen ? chosen.filter((other) => other !== one) : [...chosen, one]
  return all.filter((other) => next.includes(other))
}

/** Whether these values are chosen and no others. */
export const isSameChoice = (values: readonly string[] | undefined, chosen: readonly string[]) =>
  values !== undefined && chosen.length === values.length && values.every((value) => chosen.includes(value))
