export { findBookers, findTerms, mayBookWith, namesIn } from './contract-terms.repository.ts'
export {
  recordContracts,
  recordPackageTypes,
  saveEquipmentTypeLines,
  saveLocationLines,
} from './reference.actions.ts'
export { findClosedPorts, findMovedZones, findPortsOfMovedGroups, saveOrganisations } from './reference.repository.ts'
