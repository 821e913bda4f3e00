import { allows, anyOf, type Group } from '../kit/access.ts'

/**
 * Who sees more of an own box than everybody: holds, parties, contract, free time, documents, and what the Home Page and
 * the notifications say of them. Somebody of the company without either group sees the public view.
 */
export const ownCargoGroups = ['TD', 'BD'] as const satisfies readonly Group[]
export const ownCargoAccess = anyOf('CS0007', ...ownCargoGroups)
export const seesOwnCargo = (userGroups: readonly Group[]) => allows(ownCargoAccess, userGroups)
