import { type Stage, stages } from '@fairway/contract/tracking/tracking.words'

/** The stages after a click on one: that one alone, or no longer it; with `several` it joins or leaves the others. */
export function chooseStage(chosen: readonly Stage[], stage: Stage, several: boolean): Stage[] {
  const isChosen = chosen.includes(stage)
  if (!several) return isChosen && chosen.length === 1 ? [] : [stage]
  const next = isChosen ? chosen.filter((one) => one !== stage) : [...chosen, stage]
  return stages.filter((one) => next.includes(one))
}
