import { equipmentTypes } from './equipment-types.ts'

const typeOf = new Map(equipmentTypes.map((type) => [type.code, type]))

/**
 * What stands on the plate of a container: a little more or less than its type weighs. The carrier has recorded the plates of
 * two of three; of the others the portal knows the type alone.
 */
export function ownMasses(containerNo: string, equipment: string) {
  const serial = Number(containerNo.slice(4, 10))
  const type = typeOf.get(equipment)
  if (!type || serial % 3 === 0) return { tareKg: null, maxGrossKg: null }
  return { tareKg: type.tareKg + ((serial % 9) - 4) * 10, maxGrossKg: type.maxGrossKg }
}
